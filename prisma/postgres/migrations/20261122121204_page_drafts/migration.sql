-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "draftId" TEXT,
ADD COLUMN     "draftPublishAt" TIMESTAMP(3),
ADD COLUMN     "draftSavedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "PreviewLink" (
    "pageId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PreviewLink_pkey" PRIMARY KEY ("pageId")
);

-- CreateIndex
CREATE UNIQUE INDEX "PreviewLink_tokenHash_key" ON "PreviewLink"("tokenHash");

-- AddForeignKey
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;
