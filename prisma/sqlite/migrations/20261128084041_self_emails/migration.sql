-- CreateTable
CREATE TABLE "NewsSignup" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Outbox" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT,
    "visitId" TEXT,
    "messageId" TEXT,
    "to" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL DEFAULT '',
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
    CONSTRAINT "Outbox_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Outbox_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "LeadMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Outbox" ("attempts", "createdAt", "id", "kind", "lastError", "leadId", "leasedBy", "leasedTo", "messageId", "nextTryAt", "sentAt", "status", "visitId") SELECT "attempts", "createdAt", "id", "kind", "lastError", "leadId", "leasedBy", "leasedTo", "messageId", "nextTryAt", "sentAt", "status", "visitId" FROM "Outbox";
DROP TABLE "Outbox";
ALTER TABLE "new_Outbox" RENAME TO "Outbox";
CREATE INDEX "Outbox_status_nextTryAt_idx" ON "Outbox"("status", "nextTryAt");
CREATE INDEX "Outbox_leadId_idx" ON "Outbox"("leadId");
CREATE INDEX "Outbox_visitId_idx" ON "Outbox"("visitId");
CREATE INDEX "Outbox_messageId_idx" ON "Outbox"("messageId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "NewsSignup_email_key" ON "NewsSignup"("email");
