-- CreateIndex
CREATE INDEX "Post_updatedAt_idx" ON "Post"("updatedAt");
