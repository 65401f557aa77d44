-- AlterTable
ALTER TABLE "ContentRevision" ADD COLUMN     "addedTranslations" TEXT[] DEFAULT ARRAY[]::TEXT[];
