-- CreateEnum
CREATE TYPE "PostSection" AS ENUM ('introduction', 'quran', 'faith', 'faithInAllah', 'faithInAfterlife', 'faithInAngels', 'faithInBook', 'faithInProphets', 'worship', 'salaat', 'fasting', 'hajj', 'alms', 'other');

-- CreateEnum
CREATE TYPE "Authority" AS ENUM ('admin');

-- CreateEnum
CREATE TYPE "RevisionEntity" AS ENUM ('surah', 'verse', 'word', 'post', 'postVerse', 'term', 'termElement', 'character');

-- CreateEnum
CREATE TYPE "RevisionSource" AS ENUM ('edit', 'import', 'restore');

-- CreateTable
CREATE TABLE "Surah" (
    "id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "arabicName" TEXT NOT NULL,
    "turkishNameTranscription" TEXT NOT NULL,
    "englishNameTranscription" TEXT NOT NULL,
    "turkishNameTranslation" TEXT NOT NULL,
    "englishNameTranslation" TEXT NOT NULL,
    "turkishRevelationPlace" TEXT NOT NULL,
    "englishRevelationPlace" TEXT NOT NULL,
    "revelationOrder" INTEGER NOT NULL,
    "revelationYear" INTEGER NOT NULL,
    "numberOfVerses" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Surah_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Verse" (
    "id" INTEGER NOT NULL,
    "surahId" INTEGER NOT NULL,
    "numberInSurah" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "turkishTranslation" TEXT,
    "englishTranslation" TEXT,
    "turkishTranslationAdmin" TEXT,
    "englishTranslationAdmin" TEXT,
    "turkishTranslationNeedsUpdate" BOOLEAN NOT NULL DEFAULT false,
    "englishTranslationNeedsUpdate" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Verse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Word" (
    "id" INTEGER NOT NULL,
    "verseId" INTEGER NOT NULL,
    "numberInVerse" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "arabicText" TEXT NOT NULL,
    "pauseAfter" TEXT,
    "rootId" INTEGER,
    "lemma" TEXT,
    "turkishTranscription" TEXT NOT NULL,
    "turkishTranslation" TEXT,
    "englishTranscription" TEXT NOT NULL,
    "englishTranslation" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Word_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Root" (
    "id" SERIAL NOT NULL,
    "letters" TEXT NOT NULL,

    CONSTRAINT "Root_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" SERIAL NOT NULL,
    "number" INTEGER NOT NULL,
    "section" "PostSection" NOT NULL,
    "turkishTitle" TEXT NOT NULL,
    "englishTitle" TEXT NOT NULL,
    "turkishNote" TEXT NOT NULL,
    "englishNote" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostVerse" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "verseId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "turkishTranslation" TEXT,
    "englishTranslation" TEXT,
    "turkishTranslationHtml" TEXT,
    "englishTranslationHtml" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PostVerse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Term" (
    "id" SERIAL NOT NULL,
    "turkishName" TEXT NOT NULL,
    "englishName" TEXT NOT NULL,
    "turkishTag" TEXT NOT NULL,
    "englishTag" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Term_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TermElement" (
    "id" SERIAL NOT NULL,
    "termId" INTEGER NOT NULL,
    "arabicName" TEXT NOT NULL,
    "elementOrder" INTEGER NOT NULL,
    "numberOfOccurrencesInQuran" INTEGER NOT NULL DEFAULT 0,
    "turkishLabel" TEXT NOT NULL,
    "englishLabel" TEXT NOT NULL,
    "turkishGrammaticalType" TEXT NOT NULL,
    "englishGrammaticalType" TEXT NOT NULL,
    "turkishNameInQuran" TEXT NOT NULL,
    "englishNameInQuran" TEXT NOT NULL,
    "turkishTranslation" TEXT NOT NULL,
    "englishTranslation" TEXT NOT NULL,
    "turkishMeaning" TEXT NOT NULL,
    "englishMeaning" TEXT NOT NULL,
    "turkishTag" TEXT NOT NULL,
    "englishTag" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TermElement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TermElementWord" (
    "termElementId" INTEGER NOT NULL,
    "wordId" INTEGER NOT NULL,

    CONSTRAINT "TermElementWord_pkey" PRIMARY KEY ("termElementId","wordId")
);

-- CreateTable
CREATE TABLE "TermElementVerse" (
    "termElementId" INTEGER NOT NULL,
    "verseId" INTEGER NOT NULL,

    CONSTRAINT "TermElementVerse_pkey" PRIMARY KEY ("termElementId","verseId")
);

-- CreateTable
CREATE TABLE "Character" (
    "id" SERIAL NOT NULL,
    "arabicLetter" TEXT NOT NULL,
    "arabicPronunciation" TEXT NOT NULL,
    "turkishPronunciation" TEXT NOT NULL,
    "turkishLetter" TEXT NOT NULL,
    "englishPronunciation" TEXT NOT NULL,
    "englishLetter" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Character_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "authority" "Authority" NOT NULL DEFAULT 'admin',
    "tokenVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "familyId" UUID NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Revision" (
    "id" SERIAL NOT NULL,
    "entity" "RevisionEntity" NOT NULL,
    "entityId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "adminId" INTEGER,
    "adminName" TEXT NOT NULL,
    "source" "RevisionSource" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "Revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContentRevision" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContentRevision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Surah_number_key" ON "Surah"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Surah_revelationOrder_key" ON "Surah"("revelationOrder");

-- CreateIndex
CREATE UNIQUE INDEX "Verse_key_key" ON "Verse"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Verse_surahId_numberInSurah_key" ON "Verse"("surahId", "numberInSurah");

-- CreateIndex
CREATE UNIQUE INDEX "Word_key_key" ON "Word"("key");

-- CreateIndex
CREATE INDEX "Word_rootId_idx" ON "Word"("rootId");

-- CreateIndex
CREATE INDEX "Word_lemma_idx" ON "Word"("lemma");

-- CreateIndex
CREATE UNIQUE INDEX "Word_verseId_numberInVerse_key" ON "Word"("verseId", "numberInVerse");

-- CreateIndex
CREATE UNIQUE INDEX "Root_letters_key" ON "Root"("letters");

-- CreateIndex
CREATE INDEX "Post_section_number_idx" ON "Post"("section", "number");

-- CreateIndex
CREATE INDEX "PostVerse_verseId_idx" ON "PostVerse"("verseId");

-- CreateIndex
CREATE UNIQUE INDEX "PostVerse_postId_position_key" ON "PostVerse"("postId", "position");

-- CreateIndex
CREATE INDEX "TermElement_termId_elementOrder_idx" ON "TermElement"("termId", "elementOrder");

-- CreateIndex
CREATE INDEX "TermElementWord_wordId_idx" ON "TermElementWord"("wordId");

-- CreateIndex
CREATE INDEX "TermElementVerse_verseId_idx" ON "TermElementVerse"("verseId");

-- CreateIndex
CREATE UNIQUE INDEX "Character_arabicLetter_key" ON "Character"("arabicLetter");

-- CreateIndex
CREATE UNIQUE INDEX "User_username_key" ON "User"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_familyId_idx" ON "Session"("familyId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "Revision_createdAt_idx" ON "Revision"("createdAt");

-- CreateIndex
CREATE INDEX "Revision_adminId_idx" ON "Revision"("adminId");

-- CreateIndex
CREATE UNIQUE INDEX "Revision_entity_entityId_version_key" ON "Revision"("entity", "entityId", "version");

-- AddForeignKey
ALTER TABLE "Verse" ADD CONSTRAINT "Verse_surahId_fkey" FOREIGN KEY ("surahId") REFERENCES "Surah"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Word" ADD CONSTRAINT "Word_verseId_fkey" FOREIGN KEY ("verseId") REFERENCES "Verse"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Word" ADD CONSTRAINT "Word_rootId_fkey" FOREIGN KEY ("rootId") REFERENCES "Root"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostVerse" ADD CONSTRAINT "PostVerse_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostVerse" ADD CONSTRAINT "PostVerse_verseId_fkey" FOREIGN KEY ("verseId") REFERENCES "Verse"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TermElement" ADD CONSTRAINT "TermElement_termId_fkey" FOREIGN KEY ("termId") REFERENCES "Term"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TermElementWord" ADD CONSTRAINT "TermElementWord_termElementId_fkey" FOREIGN KEY ("termElementId") REFERENCES "TermElement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TermElementWord" ADD CONSTRAINT "TermElementWord_wordId_fkey" FOREIGN KEY ("wordId") REFERENCES "Word"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TermElementVerse" ADD CONSTRAINT "TermElementVerse_termElementId_fkey" FOREIGN KEY ("termElementId") REFERENCES "TermElement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TermElementVerse" ADD CONSTRAINT "TermElementVerse_verseId_fkey" FOREIGN KEY ("verseId") REFERENCES "Verse"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Revision" ADD CONSTRAINT "Revision_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
