-- AlterTable
ALTER TABLE "Page" ADD COLUMN "draftId" TEXT;
ALTER TABLE "Page" ADD COLUMN "draftPublishAt" DATETIME;
ALTER TABLE "Page" ADD COLUMN "draftSavedAt" DATETIME;

-- CreateTable
CREATE TABLE "PreviewLink" (
    "pageId" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PreviewLink_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "PreviewLink_tokenHash_key" ON "PreviewLink"("tokenHash");
