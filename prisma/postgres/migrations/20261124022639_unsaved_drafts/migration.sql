-- CreateTable
CREATE TABLE "UnsavedDraft" (
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
