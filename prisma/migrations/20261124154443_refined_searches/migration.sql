-- AlterTable
ALTER TABLE "FailedSearch" ADD COLUMN     "lastRefinedTo" TEXT,
ADD COLUMN     "refinedCount" INTEGER NOT NULL DEFAULT 0;
