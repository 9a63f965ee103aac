-- AlterTable
ALTER TABLE "Project" ADD COLUMN "service" TEXT NOT NULL DEFAULT '';
