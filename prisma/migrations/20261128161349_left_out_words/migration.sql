-- CreateTable
CREATE TABLE "TermElementPhrase" (
    "id" SERIAL NOT NULL,
    "termElementId" INTEGER NOT NULL,
    "lemmas" TEXT[],

    CONSTRAINT "TermElementPhrase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeftOutReason" (
    "id" SERIAL NOT NULL,
    "termElementId" INTEGER NOT NULL,
    "wordIds" INTEGER[],
    "turkishReason" TEXT NOT NULL,
    "englishReason" TEXT NOT NULL,

    CONSTRAINT "LeftOutReason_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TermElementPhrase_termElementId_idx" ON "TermElementPhrase"("termElementId");

-- CreateIndex
CREATE INDEX "LeftOutReason_termElementId_idx" ON "LeftOutReason"("termElementId");

-- AddForeignKey
ALTER TABLE "TermElementPhrase" ADD CONSTRAINT "TermElementPhrase_termElementId_fkey" FOREIGN KEY ("termElementId") REFERENCES "TermElement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeftOutReason" ADD CONSTRAINT "LeftOutReason_termElementId_fkey" FOREIGN KEY ("termElementId") REFERENCES "TermElement"("id") ON DELETE CASCADE ON UPDATE CASCADE;
