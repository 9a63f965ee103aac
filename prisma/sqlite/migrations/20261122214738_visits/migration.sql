-- CreateTable
CREATE TABLE "Visit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "minutes" INTEGER NOT NULL,
    "travel" INTEGER NOT NULL DEFAULT 0,
    "place" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'booked',
    "madeBy" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "agreedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remindedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Visit_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VisitTime" (
    "quarter" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "visitId" TEXT,
    "heldBy" TEXT NOT NULL DEFAULT '',
    "heldFrom" TEXT NOT NULL DEFAULT '',
    "heldSince" DATETIME,
    "heldUntil" DATETIME,
    CONSTRAINT "VisitTime_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VisitBlock" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "staffId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "VisitBlock_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Outbox" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT,
    "visitId" TEXT,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT NOT NULL DEFAULT '',
    "nextTryAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedBy" TEXT NOT NULL DEFAULT '',
    "leasedTo" DATETIME,
    "sentAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Outbox_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Outbox_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Outbox" ("attempts", "createdAt", "id", "kind", "lastError", "leadId", "leasedBy", "leasedTo", "nextTryAt", "sentAt", "status") SELECT "attempts", "createdAt", "id", "kind", "lastError", "leadId", "leasedBy", "leasedTo", "nextTryAt", "sentAt", "status" FROM "Outbox";
DROP TABLE "Outbox";
ALTER TABLE "new_Outbox" RENAME TO "Outbox";
CREATE INDEX "Outbox_status_nextTryAt_idx" ON "Outbox"("status", "nextTryAt");
CREATE INDEX "Outbox_leadId_idx" ON "Outbox"("leadId");
CREATE INDEX "Outbox_visitId_idx" ON "Outbox"("visitId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

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
