-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "photos" TEXT NOT NULL DEFAULT '';
