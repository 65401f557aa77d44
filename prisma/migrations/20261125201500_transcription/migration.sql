-- CreateTable
CREATE TABLE "PendingStep" (
    "name" TEXT NOT NULL,

    CONSTRAINT "PendingStep_pkey" PRIMARY KEY ("name")
);

-- The server transcribes the words of a filled database by rule.
INSERT INTO "PendingStep" SELECT 'transcriptions' WHERE EXISTS (SELECT FROM "Word");
