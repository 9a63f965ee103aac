-- It narrows, and isn't a contracting step: a build from before names columns and keys that are gone here. Stop its instances for
-- this migration (docs/operations.md, "What migrations may do").
-- DropIndex
DROP INDEX "Tenant_origin_key";

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "Tenant";
PRAGMA foreign_keys=on;

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
    "category" TEXT NOT NULL,
    "cost" TEXT NOT NULL,
    "timeline" TEXT NOT NULL,
    "features" TEXT NOT NULL DEFAULT '[]',
    "completedAt" DATETIME,
    "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "slug" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deletedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Project" ("afterImage", "beforeImage", "category", "completedAt", "cost", "createdAt", "deletedAt", "description", "features", "id", "isFeatured", "isSample", "location", "position", "projectType", "slug", "timeline", "title", "updatedAt", "version") SELECT "afterImage", "beforeImage", "category", "completedAt", "cost", "createdAt", "deletedAt", "description", "features", "id", "isFeatured", "isSample", "location", "position", "projectType", "slug", "timeline", "title", "updatedAt", "version" FROM "Project";
DROP TABLE "Project";
ALTER TABLE "new_Project" RENAME TO "Project";
CREATE UNIQUE INDEX "Project_slug_key" ON "Project"("slug");
CREATE INDEX "Project_position_idx" ON "Project"("position");
CREATE TABLE "new_Testimonial" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "rating" INTEGER NOT NULL DEFAULT 5,
    "content" TEXT NOT NULL,
    "projectType" TEXT NOT NULL,
    "timeline" TEXT NOT NULL,
    "isVerified" BOOLEAN NOT NULL DEFAULT false,
    "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deletedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Testimonial" ("content", "createdAt", "deletedAt", "id", "isFeatured", "isSample", "isVerified", "location", "name", "position", "projectType", "rating", "timeline", "updatedAt", "version") SELECT "content", "createdAt", "deletedAt", "id", "isFeatured", "isSample", "isVerified", "location", "name", "position", "projectType", "rating", "timeline", "updatedAt", "version" FROM "Testimonial";
DROP TABLE "Testimonial";
ALTER TABLE "new_Testimonial" RENAME TO "Testimonial";
CREATE INDEX "Testimonial_position_idx" ON "Testimonial"("position");
CREATE TABLE "new_Post" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "featuredImage" TEXT NOT NULL,
    "town" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "metaTitle" TEXT NOT NULL DEFAULT '',
    "metaDescription" TEXT NOT NULL DEFAULT '',
    "isPublished" BOOLEAN NOT NULL DEFAULT false,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "publishedAt" DATETIME,
    "publishAt" DATETIME,
    "unpublishAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedById" TEXT,
    "deletedAt" DATETIME,
    "deletedSlug" TEXT NOT NULL DEFAULT '',
    "importedFrom" TEXT,
    "searchText" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Post_savedById_fkey" FOREIGN KEY ("savedById") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Post" ("category", "content", "createdAt", "deletedAt", "deletedSlug", "excerpt", "featuredImage", "id", "importedFrom", "isPublished", "isSample", "metaDescription", "metaTitle", "publishAt", "publishedAt", "savedById", "searchText", "slug", "title", "town", "unpublishAt", "updatedAt", "version") SELECT "category", "content", "createdAt", "deletedAt", "deletedSlug", "excerpt", "featuredImage", "id", "importedFrom", "isPublished", "isSample", "metaDescription", "metaTitle", "publishAt", "publishedAt", "savedById", "searchText", "slug", "title", "town", "unpublishAt", "updatedAt", "version" FROM "Post";
DROP TABLE "Post";
ALTER TABLE "new_Post" RENAME TO "Post";
CREATE UNIQUE INDEX "Post_slug_key" ON "Post"("slug");
CREATE UNIQUE INDEX "Post_importedFrom_key" ON "Post"("importedFrom");
CREATE INDEX "Post_publishAt_idx" ON "Post"("publishAt");
CREATE INDEX "Post_unpublishAt_idx" ON "Post"("unpublishAt");
CREATE INDEX "Post_isPublished_publishedAt_idx" ON "Post"("isPublished", "publishedAt");
CREATE INDEX "Post_createdAt_idx" ON "Post"("createdAt");
CREATE INDEX "Post_updatedAt_idx" ON "Post"("updatedAt");
CREATE TABLE "new_PostRevision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "postId" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "featuredImage" TEXT NOT NULL,
    "town" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "metaTitle" TEXT NOT NULL DEFAULT '',
    "metaDescription" TEXT NOT NULL DEFAULT '',
    "isPublished" BOOLEAN NOT NULL,
    "staffId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PostRevision_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PostRevision_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_PostRevision" ("category", "content", "createdAt", "excerpt", "featuredImage", "id", "isPublished", "metaDescription", "metaTitle", "name", "postId", "slug", "staffId", "title", "town", "version") SELECT "category", "content", "createdAt", "excerpt", "featuredImage", "id", "isPublished", "metaDescription", "metaTitle", "name", "postId", "slug", "staffId", "title", "town", "version" FROM "PostRevision";
DROP TABLE "PostRevision";
ALTER TABLE "new_PostRevision" RENAME TO "PostRevision";
CREATE INDEX "PostRevision_postId_createdAt_idx" ON "PostRevision"("postId", "createdAt");
CREATE TABLE "new_Page" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "metaTitle" TEXT NOT NULL DEFAULT '',
    "metaDescription" TEXT NOT NULL DEFAULT '',
    "isPublished" BOOLEAN NOT NULL DEFAULT false,
    "publishAt" DATETIME,
    "unpublishAt" DATETIME,
    "components" TEXT NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "draftId" TEXT,
    "draftSavedAt" DATETIME,
    "draftPublishAt" DATETIME,
    "savedById" TEXT,
    "deletedAt" DATETIME,
    "deletedSlug" TEXT NOT NULL DEFAULT '',
    "importedFrom" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Page_savedById_fkey" FOREIGN KEY ("savedById") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Page" ("components", "content", "createdAt", "deletedAt", "deletedSlug", "draftId", "draftPublishAt", "draftSavedAt", "id", "importedFrom", "isPublished", "metaDescription", "metaTitle", "publishAt", "savedById", "slug", "title", "unpublishAt", "updatedAt", "version") SELECT "components", "content", "createdAt", "deletedAt", "deletedSlug", "draftId", "draftPublishAt", "draftSavedAt", "id", "importedFrom", "isPublished", "metaDescription", "metaTitle", "publishAt", "savedById", "slug", "title", "unpublishAt", "updatedAt", "version" FROM "Page";
DROP TABLE "Page";
ALTER TABLE "new_Page" RENAME TO "Page";
CREATE UNIQUE INDEX "Page_slug_key" ON "Page"("slug");
CREATE UNIQUE INDEX "Page_importedFrom_key" ON "Page"("importedFrom");
CREATE INDEX "Page_publishAt_idx" ON "Page"("publishAt");
CREATE INDEX "Page_unpublishAt_idx" ON "Page"("unpublishAt");
CREATE INDEX "Page_draftPublishAt_idx" ON "Page"("draftPublishAt");
CREATE INDEX "Page_deletedAt_isPublished_idx" ON "Page"("deletedAt", "isPublished");
CREATE INDEX "Page_updatedAt_idx" ON "Page"("updatedAt");
CREATE TABLE "new_PreviewLink" (
    "pageId" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PreviewLink_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_PreviewLink" ("createdAt", "pageId", "tokenHash") SELECT "createdAt", "pageId", "tokenHash" FROM "PreviewLink";
DROP TABLE "PreviewLink";
ALTER TABLE "new_PreviewLink" RENAME TO "PreviewLink";
CREATE UNIQUE INDEX "PreviewLink_tokenHash_key" ON "PreviewLink"("tokenHash");
CREATE TABLE "new_PageRevision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "pageId" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "metaTitle" TEXT NOT NULL DEFAULT '',
    "metaDescription" TEXT NOT NULL DEFAULT '',
    "components" TEXT NOT NULL,
    "isPublished" BOOLEAN NOT NULL,
    "staffId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PageRevision_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PageRevision_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_PageRevision" ("components", "content", "createdAt", "id", "isPublished", "metaDescription", "metaTitle", "name", "pageId", "slug", "staffId", "title", "version") SELECT "components", "content", "createdAt", "id", "isPublished", "metaDescription", "metaTitle", "name", "pageId", "slug", "staffId", "title", "version" FROM "PageRevision";
DROP TABLE "PageRevision";
ALTER TABLE "new_PageRevision" RENAME TO "PageRevision";
CREATE INDEX "PageRevision_pageId_createdAt_idx" ON "PageRevision"("pageId", "createdAt");
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
    "design" TEXT NOT NULL DEFAULT '',
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
INSERT INTO "new_Lead" ("assignedToId", "createdAt", "deletedAt", "deletedStatus", "design", "email", "emailKey", "followUpOn", "gclid", "id", "key", "lostReason", "mergedIntoId", "message", "name", "page", "phone", "phoneKey", "plan", "preferredContact", "projectType", "readAt", "referrer", "repliedAt", "replyMinutes", "searchText", "service", "source", "status", "suspicion", "town", "updatedAt", "utmCampaign", "utmContent", "utmMedium", "utmSource", "utmTerm", "value") SELECT "assignedToId", "createdAt", "deletedAt", "deletedStatus", "design", "email", "emailKey", "followUpOn", "gclid", "id", "key", "lostReason", "mergedIntoId", "message", "name", "page", "phone", "phoneKey", "plan", "preferredContact", "projectType", "readAt", "referrer", "repliedAt", "replyMinutes", "searchText", "service", "source", "status", "suspicion", "town", "updatedAt", "utmCampaign", "utmContent", "utmMedium", "utmSource", "utmTerm", "value" FROM "Lead";
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
CREATE INDEX "Lead_mergedIntoId_idx" ON "Lead"("mergedIntoId");
CREATE INDEX "Lead_deletedAt_idx" ON "Lead"("deletedAt");
CREATE TABLE "new_LeadEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "staffId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "LeadEvent_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LeadEvent_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_LeadEvent" ("createdAt", "id", "kind", "leadId", "staffId", "text") SELECT "createdAt", "id", "kind", "leadId", "staffId", "text" FROM "LeadEvent";
DROP TABLE "LeadEvent";
ALTER TABLE "new_LeadEvent" RENAME TO "LeadEvent";
CREATE INDEX "LeadEvent_leadId_createdAt_idx" ON "LeadEvent"("leadId", "createdAt");
CREATE TABLE "new_Outbox" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT,
    "visitId" TEXT,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT NOT NULL DEFAULT '',
    "nextTryAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedBy" TEXT NOT NULL DEFAULT '',
    "leasedTo" DATETIME,
    "sentAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Outbox_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Outbox_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Outbox" ("attempts", "createdAt", "id", "kind", "lastError", "leadId", "leasedBy", "leasedTo", "nextTryAt", "sentAt", "status", "visitId") SELECT "attempts", "createdAt", "id", "kind", "lastError", "leadId", "leasedBy", "leasedTo", "nextTryAt", "sentAt", "status", "visitId" FROM "Outbox";
DROP TABLE "Outbox";
ALTER TABLE "new_Outbox" RENAME TO "Outbox";
CREATE INDEX "Outbox_status_nextTryAt_idx" ON "Outbox"("status", "nextTryAt");
CREATE INDEX "Outbox_leadId_idx" ON "Outbox"("leadId");
CREATE INDEX "Outbox_visitId_idx" ON "Outbox"("visitId");
CREATE TABLE "new_Visit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "minutes" INTEGER NOT NULL,
    "travel" INTEGER NOT NULL DEFAULT 0,
    "place" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'booked',
    "madeBy" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "agreedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remindedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Visit_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Visit" ("address", "agreedAt", "createdAt", "id", "leadId", "madeBy", "minutes", "place", "remindedAt", "sequence", "startsAt", "status", "tokenHash", "travel", "updatedAt", "version") SELECT "address", "agreedAt", "createdAt", "id", "leadId", "madeBy", "minutes", "place", "remindedAt", "sequence", "startsAt", "status", "tokenHash", "travel", "updatedAt", "version" FROM "Visit";
DROP TABLE "Visit";
ALTER TABLE "new_Visit" RENAME TO "Visit";
CREATE UNIQUE INDEX "Visit_tokenHash_key" ON "Visit"("tokenHash");
CREATE INDEX "Visit_startsAt_idx" ON "Visit"("startsAt");
CREATE INDEX "Visit_leadId_idx" ON "Visit"("leadId");
CREATE INDEX "Visit_status_remindedAt_startsAt_idx" ON "Visit"("status", "remindedAt", "startsAt");
CREATE TABLE "new_VisitTime" (
    "quarter" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "visitId" TEXT,
    "heldBy" TEXT NOT NULL DEFAULT '',
    "heldFrom" TEXT NOT NULL DEFAULT '',
    "heldSince" DATETIME,
    "heldUntil" DATETIME,
    CONSTRAINT "VisitTime_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_VisitTime" ("heldBy", "heldFrom", "heldSince", "heldUntil", "quarter", "visitId") SELECT "heldBy", "heldFrom", "heldSince", "heldUntil", "quarter", "visitId" FROM "VisitTime";
DROP TABLE "VisitTime";
ALTER TABLE "new_VisitTime" RENAME TO "VisitTime";
CREATE INDEX "VisitTime_visitId_idx" ON "VisitTime"("visitId");
CREATE INDEX "VisitTime_heldBy_idx" ON "VisitTime"("heldBy");
CREATE INDEX "VisitTime_heldUntil_idx" ON "VisitTime"("heldUntil");
CREATE TABLE "new_VisitBlock" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "staffId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "VisitBlock_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_VisitBlock" ("createdAt", "endsAt", "id", "reason", "staffId", "startsAt") SELECT "createdAt", "endsAt", "id", "reason", "staffId", "startsAt" FROM "VisitBlock";
DROP TABLE "VisitBlock";
ALTER TABLE "new_VisitBlock" RENAME TO "VisitBlock";
CREATE INDEX "VisitBlock_endsAt_idx" ON "VisitBlock"("endsAt");
CREATE TABLE "new_VisitFeed" (
    "staffId" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" DATETIME,
    CONSTRAINT "VisitFeed_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_VisitFeed" ("createdAt", "readAt", "staffId", "tokenHash") SELECT "createdAt", "readAt", "staffId", "tokenHash" FROM "VisitFeed";
DROP TABLE "VisitFeed";
ALTER TABLE "new_VisitFeed" RENAME TO "VisitFeed";
CREATE UNIQUE INDEX "VisitFeed_tokenHash_key" ON "VisitFeed"("tokenHash");
CREATE TABLE "new_Staff" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'owner',
    "passwordHash" TEXT NOT NULL,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "totpSecret" TEXT NOT NULL DEFAULT '',
    "totpSince" DATETIME,
    "totpStep" INTEGER NOT NULL DEFAULT 0,
    "lastSeenAt" DATETIME,
    "deactivatedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Staff" ("createdAt", "deactivatedAt", "email", "id", "lastSeenAt", "name", "passwordHash", "role", "sessionVersion", "totpSecret", "totpSince", "totpStep", "updatedAt") SELECT "createdAt", "deactivatedAt", "email", "id", "lastSeenAt", "name", "passwordHash", "role", "sessionVersion", "totpSecret", "totpSince", "totpStep", "updatedAt" FROM "Staff";
DROP TABLE "Staff";
ALTER TABLE "new_Staff" RENAME TO "Staff";
CREATE UNIQUE INDEX "Staff_email_key" ON "Staff"("email");
CREATE TABLE "new_StaffSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "staffId" TEXT NOT NULL,
    "device" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" DATETIME,
    CONSTRAINT "StaffSession_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_StaffSession" ("address", "createdAt", "device", "endedAt", "id", "lastSeenAt", "staffId") SELECT "address", "createdAt", "device", "endedAt", "id", "lastSeenAt", "staffId" FROM "StaffSession";
DROP TABLE "StaffSession";
ALTER TABLE "new_StaffSession" RENAME TO "StaffSession";
CREATE INDEX "StaffSession_staffId_endedAt_idx" ON "StaffSession"("staffId", "endedAt");
CREATE INDEX "StaffSession_lastSeenAt_idx" ON "StaffSession"("lastSeenAt");
CREATE TABLE "new_RecoveryCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "staffId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "RecoveryCode_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_RecoveryCode" ("hash", "id", "staffId", "usedAt") SELECT "hash", "id", "staffId", "usedAt" FROM "RecoveryCode";
DROP TABLE "RecoveryCode";
ALTER TABLE "new_RecoveryCode" RENAME TO "RecoveryCode";
CREATE INDEX "RecoveryCode_staffId_idx" ON "RecoveryCode"("staffId");
CREATE TABLE "new_PasswordReset" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "staffId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PasswordReset_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_PasswordReset" ("createdAt", "expiresAt", "id", "staffId", "tokenHash", "usedAt") SELECT "createdAt", "expiresAt", "id", "staffId", "tokenHash", "usedAt" FROM "PasswordReset";
DROP TABLE "PasswordReset";
ALTER TABLE "new_PasswordReset" RENAME TO "PasswordReset";
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");
CREATE INDEX "PasswordReset_staffId_idx" ON "PasswordReset"("staffId");
CREATE TABLE "new_StaffInvite" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "invitedById" TEXT,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "StaffInvite_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_StaffInvite" ("createdAt", "email", "expiresAt", "id", "invitedById", "name", "role", "tokenHash", "usedAt") SELECT "createdAt", "email", "expiresAt", "id", "invitedById", "name", "role", "tokenHash", "usedAt" FROM "StaffInvite";
DROP TABLE "StaffInvite";
ALTER TABLE "new_StaffInvite" RENAME TO "StaffInvite";
CREATE UNIQUE INDEX "StaffInvite_tokenHash_key" ON "StaffInvite"("tokenHash");
CREATE INDEX "StaffInvite_email_idx" ON "StaffInvite"("email");
CREATE TABLE "new_Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Setting" ("key", "updatedAt", "value") SELECT "key", "updatedAt", "value" FROM "Setting";
DROP TABLE "Setting";
ALTER TABLE "new_Setting" RENAME TO "Setting";
CREATE TABLE "new_Media" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "focalX" REAL NOT NULL DEFAULT 0.5,
    "focalY" REAL NOT NULL DEFAULT 0.5,
    "color" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Media" ("alt", "bytes", "color", "createdAt", "focalX", "focalY", "hash", "height", "id", "name", "updatedAt", "width") SELECT "alt", "bytes", "color", "createdAt", "focalX", "focalY", "hash", "height", "id", "name", "updatedAt", "width" FROM "Media";
DROP TABLE "Media";
ALTER TABLE "new_Media" RENAME TO "Media";
CREATE UNIQUE INDEX "Media_hash_key" ON "Media"("hash");
CREATE TABLE "new_MediaMention" (
    "picture" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',

    PRIMARY KEY ("picture", "kind", "ownerId", "place")
);
INSERT INTO "new_MediaMention" ("kind", "ownerId", "picture", "place") SELECT "kind", "ownerId", "picture", "place" FROM "MediaMention";
DROP TABLE "MediaMention";
ALTER TABLE "new_MediaMention" RENAME TO "MediaMention";
CREATE INDEX "MediaMention_kind_ownerId_idx" ON "MediaMention"("kind", "ownerId");
CREATE TABLE "new_Redirect" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "fromPath" TEXT NOT NULL,
    "toPath" TEXT NOT NULL,
    "isManual" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_Redirect" ("createdAt", "fromPath", "id", "isManual", "toPath") SELECT "createdAt", "fromPath", "id", "isManual", "toPath" FROM "Redirect";
DROP TABLE "Redirect";
ALTER TABLE "new_Redirect" RENAME TO "Redirect";
CREATE UNIQUE INDEX "Redirect_fromPath_key" ON "Redirect"("fromPath");
CREATE INDEX "Redirect_toPath_idx" ON "Redirect"("toPath");
CREATE TABLE "new_NotFoundHit" (
    "path" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL DEFAULT 1,
    "referrer" TEXT NOT NULL DEFAULT '',
    "firstAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" DATETIME NOT NULL,
    "isForgotten" BOOLEAN NOT NULL DEFAULT false
);
INSERT INTO "new_NotFoundHit" ("count", "firstAt", "isForgotten", "lastAt", "path", "referrer") SELECT "count", "firstAt", "isForgotten", "lastAt", "path", "referrer" FROM "NotFoundHit";
DROP TABLE "NotFoundHit";
ALTER TABLE "new_NotFoundHit" RENAME TO "NotFoundHit";
CREATE INDEX "NotFoundHit_isForgotten_count_lastAt_idx" ON "NotFoundHit"("isForgotten", "count", "lastAt");
CREATE TABLE "new_AuditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "staffId" TEXT,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL DEFAULT '',
    "detail" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "AuditEntry_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_AuditEntry" ("action", "address", "createdAt", "detail", "id", "staffId", "target") SELECT "action", "address", "createdAt", "detail", "id", "staffId", "target" FROM "AuditEntry";
DROP TABLE "AuditEntry";
ALTER TABLE "new_AuditEntry" RENAME TO "AuditEntry";
CREATE INDEX "AuditEntry_createdAt_idx" ON "AuditEntry"("createdAt");
CREATE INDEX "AuditEntry_action_createdAt_idx" ON "AuditEntry"("action", "createdAt");
CREATE TABLE "new_Place" (
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
INSERT INTO "new_Place" ("about", "lat", "lng", "name", "notes", "permitAuthority", "permitFees", "permitPhone", "permitUrl", "population", "populationBasis", "position", "slug", "township", "type", "updatedAt", "version", "zip") SELECT "about", "lat", "lng", "name", "notes", "permitAuthority", "permitFees", "permitPhone", "permitUrl", "population", "populationBasis", "position", "slug", "township", "type", "updatedAt", "version", "zip" FROM "Place";
DROP TABLE "Place";
ALTER TABLE "new_Place" RENAME TO "Place";
CREATE INDEX "Place_position_idx" ON "Place"("position");
CREATE INDEX "Place_updatedAt_idx" ON "Place"("updatedAt");
CREATE TABLE "new_Service" (
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
INSERT INTO "new_Service" ("description", "features", "guide", "isOn", "name", "position", "slug", "updatedAt", "version") SELECT "description", "features", "guide", "isOn", "name", "position", "slug", "updatedAt", "version" FROM "Service";
DROP TABLE "Service";
ALTER TABLE "new_Service" RENAME TO "Service";
CREATE INDEX "Service_position_idx" ON "Service"("position");
CREATE TABLE "new_LandingPage" (
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
INSERT INTO "new_LandingPage" ("blocks", "description", "headline", "id", "lede", "listing", "parts", "pictures", "place", "projects", "questions", "service", "updatedAt", "version") SELECT "blocks", "description", "headline", "id", "lede", "listing", "parts", "pictures", "place", "projects", "questions", "service", "updatedAt", "version" FROM "LandingPage";
DROP TABLE "LandingPage";
ALTER TABLE "new_LandingPage" RENAME TO "LandingPage";
CREATE INDEX "LandingPage_updatedAt_idx" ON "LandingPage"("updatedAt");
CREATE UNIQUE INDEX "LandingPage_place_service_key" ON "LandingPage"("place", "service");
CREATE TABLE "new_LandingRevision" (
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
INSERT INTO "new_LandingRevision" ("blocks", "createdAt", "description", "headline", "id", "landingId", "lede", "name", "parts", "pictures", "projects", "questions", "staffId", "version") SELECT "blocks", "createdAt", "description", "headline", "id", "landingId", "lede", "name", "parts", "pictures", "projects", "questions", "staffId", "version" FROM "LandingRevision";
DROP TABLE "LandingRevision";
ALTER TABLE "new_LandingRevision" RENAME TO "LandingRevision";
CREATE INDEX "LandingRevision_landingId_createdAt_idx" ON "LandingRevision"("landingId", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
