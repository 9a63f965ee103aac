-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Project" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "beforeImage" TEXT NOT NULL,
    "afterImage" TEXT NOT NULL,
    "projectType" TEXT NOT NULL,
    "service" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL,
    "cost" TEXT NOT NULL,
    "timeline" TEXT NOT NULL,
    "features" TEXT NOT NULL DEFAULT '[]',
    "style" TEXT NOT NULL DEFAULT '',
    "size" TEXT NOT NULL DEFAULT '',
    "level" TEXT NOT NULL DEFAULT '',
    "design" TEXT NOT NULL DEFAULT '',
    "costLines" TEXT NOT NULL DEFAULT '[]',
    "details" TEXT NOT NULL DEFAULT '[]',
    "completedAt" DATETIME,
    "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "isPublished" BOOLEAN NOT NULL DEFAULT true,
    "slug" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deletedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Project" ("afterImage", "beforeImage", "category", "completedAt", "cost", "createdAt", "deletedAt", "description", "features", "id", "isFeatured", "isPublished", "isSample", "location", "position", "projectType", "service", "slug", "timeline", "title", "updatedAt", "version") SELECT "afterImage", "beforeImage", "category", "completedAt", "cost", "createdAt", "deletedAt", "description", "features", "id", "isFeatured", "isPublished", "isSample", "location", "position", "projectType", "service", "slug", "timeline", "title", "updatedAt", "version" FROM "Project";
DROP TABLE "Project";
ALTER TABLE "new_Project" RENAME TO "Project";
CREATE UNIQUE INDEX "Project_slug_key" ON "Project"("slug");
CREATE INDEX "Project_position_idx" ON "Project"("position");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
