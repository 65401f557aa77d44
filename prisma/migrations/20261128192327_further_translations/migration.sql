-- CreateEnum
CREATE TYPE "TextDirection" AS ENUM ('ltr', 'rtl');

-- CreateTable
CREATE TABLE "Translation" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "translator" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sourceUrl" TEXT,
    "spdx" TEXT,
    "terms" TEXT,
    "licenceUrl" TEXT,
    "direction" "TextDirection" NOT NULL,
    "versionDate" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Translation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TranslationVerse" (
    "id" INTEGER NOT NULL,
    "translationId" INTEGER NOT NULL,
    "verseId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "note" TEXT,

    CONSTRAINT "TranslationVerse_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Translation_slug_key" ON "Translation"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "TranslationVerse_translationId_verseId_key" ON "TranslationVerse"("translationId", "verseId");

-- CreateIndex
CREATE INDEX "TranslationVerse_verseId_idx" ON "TranslationVerse"("verseId");

-- AddForeignKey
ALTER TABLE "TranslationVerse" ADD CONSTRAINT "TranslationVerse_translationId_fkey" FOREIGN KEY ("translationId") REFERENCES "Translation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TranslationVerse" ADD CONSTRAINT "TranslationVerse_verseId_fkey" FOREIGN KEY ("verseId") REFERENCES "Verse"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Keys 1 and 2 are those of the two translations that are stored in "Verse".
ALTER SEQUENCE "Translation_id_seq" RESTART WITH 3;
