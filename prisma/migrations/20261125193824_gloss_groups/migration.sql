-- AlterTable
ALTER TABLE "Word" ADD COLUMN     "englishGlossOf" INTEGER,
ADD COLUMN     "englishSource" TEXT,
ADD COLUMN     "rootSource" TEXT,
ADD COLUMN     "termElementsSource" TEXT,
ADD COLUMN     "turkishGlossOf" INTEGER,
ADD COLUMN     "turkishSource" TEXT;
