-- contract: nothing is released yet. A build from before names keys that are gone here when it saves settings, places and redirects: stop it for this migration.
-- DropForeignKey
ALTER TABLE "LandingRevision" DROP CONSTRAINT "LandingRevision_landingId_fkey";

-- DropIndex
DROP INDEX "Project_slug_key";

-- DropIndex
DROP INDEX "Project_position_idx";

-- DropIndex
DROP INDEX "Testimonial_position_idx";

-- DropIndex
DROP INDEX "Post_slug_key";

-- DropIndex
DROP INDEX "Post_importedFrom_key";

-- DropIndex
DROP INDEX "Post_isPublished_publishedAt_idx";

-- DropIndex
DROP INDEX "Post_createdAt_idx";

-- DropIndex
DROP INDEX "Post_updatedAt_idx";

-- DropIndex
DROP INDEX "Page_slug_key";

-- DropIndex
DROP INDEX "Page_importedFrom_key";

-- DropIndex
DROP INDEX "Page_deletedAt_isPublished_idx";

-- DropIndex
DROP INDEX "Page_updatedAt_idx";

-- DropIndex
DROP INDEX "Lead_key_key";

-- DropIndex
DROP INDEX "Lead_figures_idx";

-- DropIndex
DROP INDEX "Lead_updatedAt_idx";

-- DropIndex
DROP INDEX "Lead_followUpOn_idx";

-- DropIndex
DROP INDEX "Lead_phoneKey_idx";

-- DropIndex
DROP INDEX "Lead_emailKey_idx";

-- DropIndex
DROP INDEX "Lead_mergedIntoId_status_createdAt_id_idx";

-- DropIndex
DROP INDEX "Lead_deletedAt_idx";

-- DropIndex
DROP INDEX "Visit_startsAt_idx";

-- DropIndex
DROP INDEX "VisitBlock_endsAt_idx";

-- DropIndex
DROP INDEX "Staff_email_key";

-- DropIndex
DROP INDEX "StaffInvite_email_idx";

-- DropIndex
DROP INDEX "Media_hash_key";

-- DropIndex
DROP INDEX "MediaMention_kind_ownerId_idx";

-- DropIndex
DROP INDEX "Redirect_fromPath_key";

-- DropIndex
DROP INDEX "Redirect_toPath_idx";

-- DropIndex
DROP INDEX "NotFoundHit_isForgotten_count_lastAt_idx";

-- DropIndex
DROP INDEX "AuditEntry_createdAt_idx";

-- DropIndex
DROP INDEX "AuditEntry_action_createdAt_idx";

-- DropIndex
DROP INDEX "Place_position_idx";

-- DropIndex
DROP INDEX "Place_updatedAt_idx";

-- DropIndex
DROP INDEX "Service_position_idx";

-- DropIndex
DROP INDEX "LandingPage_updatedAt_idx";

-- DropIndex
DROP INDEX "LandingPage_place_service_key";

-- DropIndex
DROP INDEX "LandingRevision_landingId_createdAt_idx";

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Testimonial" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "PostRevision" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "PreviewLink" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "PageRevision" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "LeadEvent" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Visit" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "VisitTime" DROP CONSTRAINT "VisitTime_pkey",
ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "VisitTime_pkey" PRIMARY KEY ("tenantId", "quarter");

-- AlterTable
ALTER TABLE "VisitBlock" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "VisitFeed" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Staff" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "StaffSession" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "RecoveryCode" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "PasswordReset" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "StaffInvite" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Setting" DROP CONSTRAINT "Setting_pkey",
ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "Setting_pkey" PRIMARY KEY ("tenantId", "key");

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "MediaMention" DROP CONSTRAINT "MediaMention_pkey",
ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "MediaMention_pkey" PRIMARY KEY ("tenantId", "picture", "kind", "ownerId", "place");

-- AlterTable
ALTER TABLE "Redirect" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "NotFoundHit" DROP CONSTRAINT "NotFoundHit_pkey",
ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "NotFoundHit_pkey" PRIMARY KEY ("tenantId", "path");

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Place" DROP CONSTRAINT "Place_pkey",
ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "Place_pkey" PRIMARY KEY ("tenantId", "slug");

-- AlterTable
ALTER TABLE "Service" DROP CONSTRAINT "Service_pkey",
ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "Service_pkey" PRIMARY KEY ("tenantId", "slug");

-- AlterTable
ALTER TABLE "LandingPage" DROP CONSTRAINT "LandingPage_pkey",
ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "LandingPage_pkey" PRIMARY KEY ("tenantId", "id");

-- AlterTable
ALTER TABLE "LandingRevision" ADD COLUMN     "tenantId" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Tenant" (
    "id" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "settings" TEXT NOT NULL DEFAULT '',
    "closedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Tenant_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Tenant_origin_key" ON "Tenant"("origin");

-- CreateIndex
CREATE INDEX "Project_tenantId_position_idx" ON "Project"("tenantId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Project_tenantId_slug_key" ON "Project"("tenantId", "slug");

-- CreateIndex
CREATE INDEX "Testimonial_tenantId_position_idx" ON "Testimonial"("tenantId", "position");

-- CreateIndex
CREATE INDEX "Post_tenantId_isPublished_publishedAt_idx" ON "Post"("tenantId", "isPublished", "publishedAt");

-- CreateIndex
CREATE INDEX "Post_tenantId_createdAt_idx" ON "Post"("tenantId", "createdAt");

-- CreateIndex
CREATE INDEX "Post_tenantId_updatedAt_idx" ON "Post"("tenantId", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Post_tenantId_slug_key" ON "Post"("tenantId", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Post_tenantId_importedFrom_key" ON "Post"("tenantId", "importedFrom");

-- CreateIndex
CREATE INDEX "Page_tenantId_deletedAt_isPublished_idx" ON "Page"("tenantId", "deletedAt", "isPublished");

-- CreateIndex
CREATE INDEX "Page_tenantId_updatedAt_idx" ON "Page"("tenantId", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Page_tenantId_slug_key" ON "Page"("tenantId", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Page_tenantId_importedFrom_key" ON "Page"("tenantId", "importedFrom");

-- CreateIndex
CREATE INDEX "Lead_figures_idx" ON "Lead"("tenantId", "createdAt", "id", "mergedIntoId", "status", "source", "town", "service", "projectType", "replyMinutes", "value");

-- CreateIndex
CREATE INDEX "Lead_tenantId_updatedAt_idx" ON "Lead"("tenantId", "updatedAt");

-- CreateIndex
CREATE INDEX "Lead_tenantId_followUpOn_idx" ON "Lead"("tenantId", "followUpOn");

-- CreateIndex
CREATE INDEX "Lead_tenantId_phoneKey_idx" ON "Lead"("tenantId", "phoneKey");

-- CreateIndex
CREATE INDEX "Lead_tenantId_emailKey_idx" ON "Lead"("tenantId", "emailKey");

-- CreateIndex
CREATE INDEX "Lead_tenantId_mergedIntoId_status_createdAt_id_idx" ON "Lead"("tenantId", "mergedIntoId", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Lead_mergedIntoId_idx" ON "Lead"("mergedIntoId");

-- CreateIndex
CREATE INDEX "Lead_tenantId_deletedAt_idx" ON "Lead"("tenantId", "deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Lead_tenantId_key_key" ON "Lead"("tenantId", "key");

-- CreateIndex
CREATE INDEX "Visit_tenantId_startsAt_idx" ON "Visit"("tenantId", "startsAt");

-- CreateIndex
CREATE INDEX "VisitBlock_tenantId_endsAt_idx" ON "VisitBlock"("tenantId", "endsAt");

-- CreateIndex
CREATE UNIQUE INDEX "Staff_tenantId_email_key" ON "Staff"("tenantId", "email");

-- CreateIndex
CREATE INDEX "StaffInvite_tenantId_email_idx" ON "StaffInvite"("tenantId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "Media_tenantId_hash_key" ON "Media"("tenantId", "hash");

-- CreateIndex
CREATE INDEX "MediaMention_tenantId_kind_ownerId_idx" ON "MediaMention"("tenantId", "kind", "ownerId");

-- CreateIndex
CREATE INDEX "Redirect_tenantId_toPath_idx" ON "Redirect"("tenantId", "toPath");

-- CreateIndex
CREATE UNIQUE INDEX "Redirect_tenantId_fromPath_key" ON "Redirect"("tenantId", "fromPath");

-- CreateIndex
CREATE INDEX "NotFoundHit_tenantId_isForgotten_count_lastAt_idx" ON "NotFoundHit"("tenantId", "isForgotten", "count", "lastAt");

-- CreateIndex
CREATE INDEX "AuditEntry_tenantId_createdAt_idx" ON "AuditEntry"("tenantId", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_tenantId_action_createdAt_idx" ON "AuditEntry"("tenantId", "action", "createdAt");

-- CreateIndex
CREATE INDEX "Place_tenantId_position_idx" ON "Place"("tenantId", "position");

-- CreateIndex
CREATE INDEX "Place_tenantId_updatedAt_idx" ON "Place"("tenantId", "updatedAt");

-- CreateIndex
CREATE INDEX "Service_tenantId_position_idx" ON "Service"("tenantId", "position");

-- CreateIndex
CREATE INDEX "LandingPage_tenantId_updatedAt_idx" ON "LandingPage"("tenantId", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "LandingPage_tenantId_place_service_key" ON "LandingPage"("tenantId", "place", "service");

-- CreateIndex
CREATE INDEX "LandingRevision_tenantId_landingId_createdAt_idx" ON "LandingRevision"("tenantId", "landingId", "createdAt");

-- AddForeignKey
ALTER TABLE "LandingRevision" ADD CONSTRAINT "LandingRevision_tenantId_landingId_fkey" FOREIGN KEY ("tenantId", "landingId") REFERENCES "LandingPage"("tenantId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A contractor's connection sees its own rows and no others, whatever a query forgets. This is the second wall, behind
-- lib/data/tenant-wall.ts. A connection says whose it is in showroom.tenant, one that says nothing is the default contractor's,
-- and * is for what is done to the installation as a whole (backups, migrations). It holds for the tables' owner too. A
-- superuser is above it.
CREATE POLICY own ON "Project" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Project" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Project" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Testimonial" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Testimonial" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Testimonial" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Post" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Post" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Post" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "PostRevision" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "PostRevision" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "PostRevision" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Page" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Page" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Page" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "PreviewLink" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "PreviewLink" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "PreviewLink" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "PageRevision" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "PageRevision" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "PageRevision" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Lead" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Lead" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Lead" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "LeadEvent" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "LeadEvent" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "LeadEvent" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Outbox" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Outbox" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Outbox" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Visit" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Visit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Visit" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "VisitTime" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "VisitTime" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "VisitTime" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "VisitBlock" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "VisitBlock" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "VisitBlock" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "VisitFeed" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "VisitFeed" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "VisitFeed" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Staff" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Staff" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Staff" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "StaffSession" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "StaffSession" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "StaffSession" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "RecoveryCode" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "RecoveryCode" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "RecoveryCode" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "PasswordReset" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "PasswordReset" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "PasswordReset" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "StaffInvite" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "StaffInvite" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "StaffInvite" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Setting" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Media" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Media" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Media" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "MediaMention" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "MediaMention" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "MediaMention" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Redirect" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Redirect" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Redirect" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "NotFoundHit" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "NotFoundHit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "NotFoundHit" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "AuditEntry" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "AuditEntry" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "AuditEntry" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Place" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Place" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Place" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "Service" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "Service" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Service" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "LandingPage" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "LandingPage" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "LandingPage" FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON "LandingRevision" USING ("tenantId" = coalesce(current_setting('showroom.tenant', true), '') OR current_setting('showroom.tenant', true) = '*');
ALTER TABLE "LandingRevision" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "LandingRevision" FORCE ROW LEVEL SECURITY;
