-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "key" TEXT,
ADD COLUMN     "suspicion" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "leasedBy" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "leasedTo" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Staff" ADD COLUMN     "totpSecret" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "totpSince" TIMESTAMP(3),
ADD COLUMN     "totpStep" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "StaffSession" (
    "id" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "device" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "StaffSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "id" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MediaMention" (
    "picture" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "MediaMention_pkey" PRIMARY KEY ("picture","kind","ownerId","place")
);

-- CreateIndex
CREATE INDEX "StaffSession_staffId_endedAt_idx" ON "StaffSession"("staffId", "endedAt");

-- CreateIndex
CREATE INDEX "StaffSession_lastSeenAt_idx" ON "StaffSession"("lastSeenAt");

-- CreateIndex
CREATE INDEX "RecoveryCode_staffId_idx" ON "RecoveryCode"("staffId");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordReset_staffId_idx" ON "PasswordReset"("staffId");

-- CreateIndex
CREATE INDEX "MediaMention_kind_ownerId_idx" ON "MediaMention"("kind", "ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "Lead_key_key" ON "Lead"("key");

-- CreateIndex
CREATE INDEX "AuditEntry_action_createdAt_idx" ON "AuditEntry"("action", "createdAt");

-- AddForeignKey
ALTER TABLE "StaffSession" ADD CONSTRAINT "StaffSession_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
