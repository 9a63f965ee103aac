-- AlterTable
ALTER TABLE "Lead" ADD COLUMN "deletedAt" DATETIME;
ALTER TABLE "Lead" ADD COLUMN "deletedStatus" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Lead_deletedAt_idx" ON "Lead"("deletedAt");
