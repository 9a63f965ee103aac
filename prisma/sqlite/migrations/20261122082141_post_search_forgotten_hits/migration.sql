-- AlterTable
ALTER TABLE "Post" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "NotFoundHit" ADD COLUMN "isForgotten" BOOLEAN NOT NULL DEFAULT false;

-- DropIndex
DROP INDEX "NotFoundHit_count_lastAt_idx";

-- CreateIndex
CREATE INDEX "NotFoundHit_isForgotten_count_lastAt_idx" ON "NotFoundHit"("isForgotten", "count", "lastAt");
