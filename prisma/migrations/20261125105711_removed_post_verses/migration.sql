-- CreateTable
CREATE TABLE "RemovedPostVerse" (
    "id" INTEGER NOT NULL,
    "postId" INTEGER NOT NULL,
    "verseId" INTEGER NOT NULL,
    "turkishTranslation" TEXT,
    "englishTranslation" TEXT,
    "turkishTranslationHtml" TEXT,
    "englishTranslationHtml" TEXT,
    "version" INTEGER NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RemovedPostVerse_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RemovedPostVerse_postId_verseId_idx" ON "RemovedPostVerse"("postId", "verseId");

-- AddForeignKey
ALTER TABLE "RemovedPostVerse" ADD CONSTRAINT "RemovedPostVerse_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RemovedPostVerse" ADD CONSTRAINT "RemovedPostVerse_verseId_fkey" FOREIGN KEY ("verseId") REFERENCES "Verse"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
