-- CreateTable
CREATE TABLE "Lease" (
    "job" TEXT NOT NULL,
    "holder" TEXT NOT NULL DEFAULT '',
    "turn" INTEGER NOT NULL DEFAULT 1,
    "since" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" TIMESTAMP(3),
    "doneAt" TIMESTAMP(3),

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("job")
);
