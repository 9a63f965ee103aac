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
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("place", "service")
);

-- CreateTable
CREATE TABLE "LandingRevision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "place" TEXT NOT NULL,
    "service" TEXT NOT NULL,
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
    CONSTRAINT "LandingRevision_place_service_fkey" FOREIGN KEY ("place", "service") REFERENCES "LandingPage" ("place", "service") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LandingRevision_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "key" TEXT,
    "suspicion" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'new',
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "projectType" TEXT NOT NULL DEFAULT '',
    "preferredContact" TEXT NOT NULL DEFAULT '',
    "page" TEXT NOT NULL DEFAULT '',
    "town" TEXT NOT NULL DEFAULT '',
    "service" TEXT NOT NULL DEFAULT '',
    "referrer" TEXT NOT NULL DEFAULT '',
    "utmSource" TEXT NOT NULL DEFAULT '',
    "utmMedium" TEXT NOT NULL DEFAULT '',
    "utmCampaign" TEXT NOT NULL DEFAULT '',
    "utmTerm" TEXT NOT NULL DEFAULT '',
    "utmContent" TEXT NOT NULL DEFAULT '',
    "gclid" TEXT NOT NULL DEFAULT '',
    "plan" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "phoneKey" TEXT NOT NULL DEFAULT '',
    "emailKey" TEXT NOT NULL DEFAULT '',
    "readAt" DATETIME,
    "assignedToId" TEXT,
    "followUpOn" TEXT NOT NULL DEFAULT '',
    "value" INTEGER,
    "lostReason" TEXT NOT NULL DEFAULT '',
    "repliedAt" DATETIME,
    "replyMinutes" INTEGER,
    "mergedIntoId" TEXT,
    "deletedAt" DATETIME,
    "deletedStatus" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Lead_assignedToId_fkey" FOREIGN KEY ("assignedToId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Lead_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Lead" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Lead" ("assignedToId", "createdAt", "email", "emailKey", "followUpOn", "gclid", "id", "key", "lostReason", "mergedIntoId", "message", "name", "page", "phone", "phoneKey", "plan", "preferredContact", "projectType", "readAt", "referrer", "repliedAt", "replyMinutes", "searchText", "service", "source", "status", "suspicion", "town", "updatedAt", "utmCampaign", "utmContent", "utmMedium", "utmSource", "utmTerm", "value") SELECT "assignedToId", "createdAt", "email", "emailKey", "followUpOn", "gclid", "id", "key", "lostReason", "mergedIntoId", "message", "name", "page", "phone", "phoneKey", "plan", "preferredContact", "projectType", "readAt", "referrer", "repliedAt", "replyMinutes", "searchText", "service", "source", "status", "suspicion", "town", "updatedAt", "utmCampaign", "utmContent", "utmMedium", "utmSource", "utmTerm", "value" FROM "Lead";
DROP TABLE "Lead";
ALTER TABLE "new_Lead" RENAME TO "Lead";
CREATE UNIQUE INDEX "Lead_key_key" ON "Lead"("key");
CREATE INDEX "Lead_figures_idx" ON "Lead"("createdAt", "id", "mergedIntoId", "status", "source", "town", "service", "projectType", "replyMinutes", "value");
CREATE INDEX "Lead_updatedAt_idx" ON "Lead"("updatedAt");
CREATE INDEX "Lead_followUpOn_idx" ON "Lead"("followUpOn");
CREATE INDEX "Lead_assignedToId_idx" ON "Lead"("assignedToId");
CREATE INDEX "Lead_phoneKey_idx" ON "Lead"("phoneKey");
CREATE INDEX "Lead_emailKey_idx" ON "Lead"("emailKey");
CREATE INDEX "Lead_mergedIntoId_status_createdAt_id_idx" ON "Lead"("mergedIntoId", "status", "createdAt", "id");
CREATE INDEX "Lead_deletedAt_idx" ON "Lead"("deletedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Place_position_idx" ON "Place"("position");

-- CreateIndex
CREATE INDEX "Place_updatedAt_idx" ON "Place"("updatedAt");

-- CreateIndex
CREATE INDEX "Service_position_idx" ON "Service"("position");

-- CreateIndex
CREATE INDEX "LandingPage_updatedAt_idx" ON "LandingPage"("updatedAt");

-- CreateIndex
CREATE INDEX "LandingRevision_place_service_createdAt_idx" ON "LandingRevision"("place", "service", "createdAt");
