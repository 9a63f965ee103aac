-- AlterTable
ALTER TABLE "Testimonial" ADD COLUMN "answer" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Review" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT,
    "tokenHash" TEXT,
    "status" TEXT NOT NULL DEFAULT 'asked',
    "askedAt" DATETIME,
    "remindedAt" DATETIME,
    "stoppedAt" DATETIME,
    "sentAt" DATETIME,
    "rating" INTEGER NOT NULL DEFAULT 0,
    "words" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "town" TEXT NOT NULL DEFAULT '',
    "photos" TEXT NOT NULL DEFAULT '',
    "mayPublish" BOOLEAN NOT NULL DEFAULT false,
    "refusal" TEXT NOT NULL DEFAULT '',
    "testimonialId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Review_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Review_testimonialId_fkey" FOREIGN KEY ("testimonialId") REFERENCES "Testimonial" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Review_leadId_key" ON "Review"("leadId");

-- CreateIndex
CREATE UNIQUE INDEX "Review_tokenHash_key" ON "Review"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Review_testimonialId_key" ON "Review"("testimonialId");
