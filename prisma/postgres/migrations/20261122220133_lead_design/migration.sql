-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "design" TEXT NOT NULL DEFAULT '';
