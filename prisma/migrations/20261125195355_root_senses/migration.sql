-- AlterTable
ALTER TABLE "Root" ADD COLUMN     "englishNote" TEXT,
ADD COLUMN     "englishSense" TEXT,
ADD COLUMN     "turkishNote" TEXT,
ADD COLUMN     "turkishSense" TEXT;
