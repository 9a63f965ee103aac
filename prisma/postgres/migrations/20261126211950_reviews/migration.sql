-- AlterTable
ALTER TABLE "Testimonial" ADD COLUMN     "answer" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Review" (
    "id" TEXT NOT NULL,
    "leadId" TEXT,
    "tokenHash" TEXT,
    "status" TEXT NOT NULL DEFAULT 'asked',
    "askedAt" TIMESTAMP(3),
    "remindedAt" TIMESTAMP(3),
    "stoppedAt" TIMESTAMP(3),
    "sentAt" TIMESTAMP(3),
    "rating" INTEGER NOT NULL DEFAULT 0,
    "words" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "town" TEXT NOT NULL DEFAULT '',
    "photos" TEXT NOT NULL DEFAULT '',
    "mayPublish" BOOLEAN NOT NULL DEFAULT false,
    "refusal" TEXT NOT NULL DEFAULT '',
    "testimonialId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Review_leadId_key" ON "Review"("leadId");

-- CreateIndex
CREATE UNIQUE INDEX "Review_tokenHash_key" ON "Review"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Review_testimonialId_key" ON "Review"("testimonialId");

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_testimonialId_fkey" FOREIGN KEY ("testimonialId") REFERENCES "Testimonial"("id") ON DELETE SET NULL ON UPDATE CASCADE;
