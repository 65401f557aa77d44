-- CreateEnum
CREATE TYPE "Language" AS ENUM ('turkish', 'english', 'arabic');

-- AlterEnum
ALTER TYPE "RevisionEntity" ADD VALUE 'verseAlias';

-- CreateTable
CREATE TABLE "VerseKeys" (
    "verseId" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "arabic" TEXT NOT NULL,
    "arabicWithoutAlif" TEXT NOT NULL,
    "vowels" TEXT NOT NULL,
    "roots" TEXT NOT NULL,
    "lemmas" TEXT NOT NULL,
    "turkishTranscription" TEXT NOT NULL,
    "englishTranscription" TEXT NOT NULL,
    "turkishTranslation" TEXT NOT NULL,
    "englishTranslation" TEXT NOT NULL,

    CONSTRAINT "VerseKeys_pkey" PRIMARY KEY ("verseId")
);

-- CreateTable
CREATE TABLE "VerseAlias" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "verseId" INTEGER NOT NULL,
    "lastVerseId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "VerseAlias_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FailedSearch" (
    "id" SERIAL NOT NULL,
    "query" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FailedSearch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "VerseKeys_revision_idx" ON "VerseKeys"("revision");

-- CreateIndex
CREATE INDEX "VerseAlias_verseId_idx" ON "VerseAlias"("verseId");

-- CreateIndex
CREATE INDEX "VerseAlias_lastVerseId_idx" ON "VerseAlias"("lastVerseId");

-- CreateIndex
CREATE UNIQUE INDEX "FailedSearch_query_key" ON "FailedSearch"("query");

-- CreateIndex
CREATE INDEX "FailedSearch_lastAt_idx" ON "FailedSearch"("lastAt");

-- CreateIndex
CREATE INDEX "FailedSearch_count_idx" ON "FailedSearch"("count");

-- AddForeignKey
ALTER TABLE "VerseKeys" ADD CONSTRAINT "VerseKeys_verseId_fkey" FOREIGN KEY ("verseId") REFERENCES "Verse"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VerseAlias" ADD CONSTRAINT "VerseAlias_verseId_fkey" FOREIGN KEY ("verseId") REFERENCES "Verse"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VerseAlias" ADD CONSTRAINT "VerseAlias_lastVerseId_fkey" FOREIGN KEY ("lastVerseId") REFERENCES "Verse"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
