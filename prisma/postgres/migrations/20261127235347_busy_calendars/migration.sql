-- CreateTable
CREATE TABLE "BusyCalendar" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "staffId" TEXT,
    "triedAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3) NOT NULL,
    "problem" TEXT NOT NULL DEFAULT '',
    "changedAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BusyCalendar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BusyTime" (
    "calendarId" TEXT NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BusyTime_pkey" PRIMARY KEY ("calendarId","startsAt")
);

-- CreateIndex
CREATE INDEX "BusyTime_endsAt_idx" ON "BusyTime"("endsAt");

-- AddForeignKey
ALTER TABLE "BusyCalendar" ADD CONSTRAINT "BusyCalendar_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BusyTime" ADD CONSTRAINT "BusyTime_calendarId_fkey" FOREIGN KEY ("calendarId") REFERENCES "BusyCalendar"("id") ON DELETE CASCADE ON UPDATE CASCADE;
