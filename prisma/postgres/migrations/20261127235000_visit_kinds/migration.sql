-- AlterTable
ALTER TABLE "Visit" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'home',
ADD COLUMN     "staffId" TEXT;

-- AddForeignKey
ALTER TABLE "Visit" ADD CONSTRAINT "Visit_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
