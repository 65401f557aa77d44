-- AlterTable
ALTER TABLE "Revision" ADD COLUMN     "changeSetId" INTEGER;

-- CreateIndex
CREATE INDEX "Revision_changeSetId_idx" ON "Revision"("changeSetId");
