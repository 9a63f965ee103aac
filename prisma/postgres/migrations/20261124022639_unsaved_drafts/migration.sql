-- CreateTable
CREATE TABLE "UnsavedDraft" (
    "tenantId" TEXT NOT NULL DEFAULT '',
    "staffId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "tab" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UnsavedDraft_pkey" PRIMARY KEY ("staffId","kind","recordId","tab")
);

-- CreateIndex
CREATE INDEX "UnsavedDraft_staffId_updatedAt_idx" ON "UnsavedDraft"("staffId", "updatedAt");

-- AddForeignKey
ALTER TABLE "UnsavedDraft" ADD CONSTRAINT "UnsavedDraft_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A contractor's own rows only (decision 047).
CREATE POLICY own ON "UnsavedDraft" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "UnsavedDraft" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "UnsavedDraft" FORCE ROW LEVEL SECURITY;
