-- CreateTable
CREATE TABLE "BusyCalendar" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "staffId" TEXT,
    "triedAt" DATETIME NOT NULL,
    "readAt" DATETIME NOT NULL,
    "problem" TEXT NOT NULL DEFAULT '',
    "changedAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "BusyCalendar_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BusyTime" (
    "calendarId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,

    PRIMARY KEY ("calendarId", "startsAt"),
    CONSTRAINT "BusyTime_calendarId_fkey" FOREIGN KEY ("calendarId") REFERENCES "BusyCalendar" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "BusyTime_endsAt_idx" ON "BusyTime"("endsAt");
