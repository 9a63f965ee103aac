-- DropIndex
DROP INDEX "Lead_createdAt_idx";

-- DropIndex
DROP INDEX "Lead_status_createdAt_idx";

-- CreateIndex
CREATE INDEX "Lead_figures_idx" ON "Lead"("createdAt", "id", "mergedIntoId", "status", "source", "town", "service", "projectType", "replyMinutes", "value");

-- CreateIndex
CREATE INDEX "Lead_updatedAt_idx" ON "Lead"("updatedAt");
