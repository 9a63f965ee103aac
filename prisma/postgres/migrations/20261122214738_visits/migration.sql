-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "visitId" TEXT;

-- CreateTable
CREATE TABLE "Visit" (
    "id" TEXT NOT NULL,
    "leadId" TEXT NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "travel" INTEGER NOT NULL DEFAULT 0,
    "place" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'booked',
    "madeBy" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "agreedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remindedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Visit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VisitTime" (
    "quarter" INTEGER NOT NULL,
    "visitId" TEXT,
    "heldBy" TEXT NOT NULL DEFAULT '',
    "heldFrom" TEXT NOT NULL DEFAULT '',
    "heldSince" TIMESTAMP(3),
    "heldUntil" TIMESTAMP(3),

    CONSTRAINT "VisitTime_pkey" PRIMARY KEY ("quarter")
);

-- CreateTable
CREATE TABLE "VisitBlock" (
    "id" TEXT NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "staffId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VisitBlock_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Visit_tokenHash_key" ON "Visit"("tokenHash");

-- CreateIndex
CREATE INDEX "Visit_startsAt_idx" ON "Visit"("startsAt");

-- CreateIndex
CREATE INDEX "Visit_leadId_idx" ON "Visit"("leadId");

-- CreateIndex
CREATE INDEX "Visit_status_remindedAt_startsAt_idx" ON "Visit"("status", "remindedAt", "startsAt");

-- CreateIndex
CREATE INDEX "VisitTime_visitId_idx" ON "VisitTime"("visitId");

-- CreateIndex
CREATE INDEX "VisitTime_heldBy_idx" ON "VisitTime"("heldBy");

-- CreateIndex
CREATE INDEX "VisitTime_heldUntil_idx" ON "VisitTime"("heldUntil");

-- CreateIndex
CREATE INDEX "VisitBlock_endsAt_idx" ON "VisitBlock"("endsAt");

-- CreateIndex
CREATE INDEX "Outbox_visitId_idx" ON "Outbox"("visitId");

-- AddForeignKey
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Visit" ADD CONSTRAINT "Visit_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitTime" ADD CONSTRAINT "VisitTime_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitBlock" ADD CONSTRAINT "VisitBlock_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
