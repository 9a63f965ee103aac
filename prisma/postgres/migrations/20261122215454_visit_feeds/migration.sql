-- CreateTable
CREATE TABLE "VisitFeed" (
    "staffId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "VisitFeed_pkey" PRIMARY KEY ("staffId")
);

-- CreateIndex
CREATE UNIQUE INDEX "VisitFeed_tokenHash_key" ON "VisitFeed"("tokenHash");

-- AddForeignKey
ALTER TABLE "VisitFeed" ADD CONSTRAINT "VisitFeed_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
