-- CreateTable
CREATE TABLE "Place" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "township" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "population" INTEGER NOT NULL,
    "populationBasis" TEXT NOT NULL,
    "lat" REAL NOT NULL,
    "lng" REAL NOT NULL,
    "permitAuthority" TEXT NOT NULL,
    "permitPhone" TEXT NOT NULL DEFAULT '',
    "permitUrl" TEXT NOT NULL DEFAULT '',
    "permitFees" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '{}',
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Service" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "features" TEXT NOT NULL DEFAULT '[]',
    "guide" TEXT NOT NULL DEFAULT '{}',
    "position" INTEGER NOT NULL DEFAULT 0,
    "isOn" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "LandingPage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "place" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "headline" TEXT NOT NULL DEFAULT '',
    "lede" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "parts" TEXT NOT NULL DEFAULT '[]',
    "questions" TEXT NOT NULL DEFAULT '[]',
    "blocks" TEXT NOT NULL DEFAULT '[]',
    "pictures" TEXT NOT NULL DEFAULT '{}',
    "projects" TEXT NOT NULL DEFAULT '[]',
    "listing" TEXT NOT NULL DEFAULT 'auto',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "LandingRevision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "landingId" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL,
    "headline" TEXT NOT NULL,
    "lede" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "parts" TEXT NOT NULL,
    "questions" TEXT NOT NULL,
    "blocks" TEXT NOT NULL,
    "pictures" TEXT NOT NULL,
    "projects" TEXT NOT NULL,
    "staffId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "LandingRevision_landingId_fkey" FOREIGN KEY ("landingId") REFERENCES "LandingPage" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LandingRevision_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Place_position_idx" ON "Place"("position");

-- CreateIndex
CREATE INDEX "Place_updatedAt_idx" ON "Place"("updatedAt");

-- CreateIndex
CREATE INDEX "Service_position_idx" ON "Service"("position");

-- CreateIndex
CREATE INDEX "LandingPage_updatedAt_idx" ON "LandingPage"("updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "LandingPage_place_service_key" ON "LandingPage"("place", "service");

-- CreateIndex
CREATE INDEX "LandingRevision_landingId_createdAt_idx" ON "LandingRevision"("landingId", "createdAt");
