-- CreateIndex
CREATE INDEX "Post_publishAt_idx" ON "Post"("publishAt");

-- CreateIndex
CREATE INDEX "Post_unpublishAt_idx" ON "Post"("unpublishAt");

-- CreateIndex
CREATE INDEX "Page_publishAt_idx" ON "Page"("publishAt");

-- CreateIndex
CREATE INDEX "Page_unpublishAt_idx" ON "Page"("unpublishAt");

-- CreateIndex
CREATE INDEX "Page_draftPublishAt_idx" ON "Page"("draftPublishAt");

-- CreateIndex
CREATE INDEX "Setting_key_idx" ON "Setting"("key");
