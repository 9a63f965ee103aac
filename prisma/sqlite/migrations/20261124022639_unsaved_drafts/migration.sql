-- CreateTable
CREATE TABLE "UnsavedDraft" (
    "staffId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "tab" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("staffId", "kind", "recordId", "tab"),
    CONSTRAINT "UnsavedDraft_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "UnsavedDraft_staffId_updatedAt_idx" ON "UnsavedDraft"("staffId", "updatedAt");
