-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "broaderId" INTEGER,
ADD COLUMN     "englishSynonyms" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "relatedIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "rootLetters" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "termIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "turkishSynonyms" TEXT[] DEFAULT ARRAY[]::TEXT[];
