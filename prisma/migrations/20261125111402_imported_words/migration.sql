-- CreateTable
CREATE TABLE "ImportedWord" (
    "wordId" INTEGER NOT NULL,
    "arabicText" TEXT NOT NULL,
    "pauseAfter" TEXT,

    CONSTRAINT "ImportedWord_pkey" PRIMARY KEY ("wordId")
);

-- AddForeignKey
ALTER TABLE "ImportedWord" ADD CONSTRAINT "ImportedWord_wordId_fkey" FOREIGN KEY ("wordId") REFERENCES "Word"("id") ON DELETE CASCADE ON UPDATE CASCADE;
