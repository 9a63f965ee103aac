-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "about" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "to" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "NewsSignup" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NewsSignup_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "NewsSignup_email_key" ON "NewsSignup"("email");
