-- AlterTable
ALTER TABLE "Word" ADD COLUMN     "grammar" TEXT,
ADD COLUMN     "grammarSource" TEXT,
ADD COLUMN     "lemmaSource" TEXT;
