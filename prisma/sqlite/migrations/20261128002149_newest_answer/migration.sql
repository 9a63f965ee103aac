-- CreateIndex
CREATE INDEX "LeadMessage_direction_createdAt_idx" ON "LeadMessage"("direction", "createdAt");
