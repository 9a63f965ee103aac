-- AlterTable
ALTER TABLE "VisitBlock" ADD COLUMN     "seriesId" TEXT;

-- CreateIndex
CREATE INDEX "VisitBlock_seriesId_idx" ON "VisitBlock"("seriesId");
