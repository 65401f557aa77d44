-- CreateEnum
CREATE TYPE "ReadingSignKind" AS ENUM ('letter', 'vowel', 'pause');

-- AlterTable
ALTER TABLE "Character" ADD COLUMN     "englishNote" TEXT,
ADD COLUMN     "englishSound" TEXT,
ADD COLUMN     "turkishName" TEXT,
ADD COLUMN     "turkishNote" TEXT,
ADD COLUMN     "turkishSound" TEXT;

-- AlterTable
ALTER TABLE "Surah" ADD COLUMN     "englishNameNote" TEXT,
ADD COLUMN     "englishOtherNames" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "isRevelationPlaceDisputed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "turkishNameNote" TEXT,
ADD COLUMN     "turkishOtherNames" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "ReadingSign" (
    "id" INTEGER NOT NULL,
    "kind" "ReadingSignKind" NOT NULL,
    "sign" TEXT NOT NULL,
    "arabicName" TEXT NOT NULL,
    "turkishName" TEXT NOT NULL,
    "englishName" TEXT NOT NULL,
    "turkishMeaning" TEXT NOT NULL,
    "englishMeaning" TEXT NOT NULL,

    CONSTRAINT "ReadingSign_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ReadingSign_sign_key" ON "ReadingSign"("sign");
