-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "savedById" TEXT;

-- AddForeignKey
ALTER TABLE "Page" ADD CONSTRAINT "Page_savedById_fkey" FOREIGN KEY ("savedById") REFERENCES "Staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
