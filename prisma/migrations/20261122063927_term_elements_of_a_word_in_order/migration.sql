-- DropIndex
DROP INDEX "TermElementWord_wordId_idx";

-- AlterTable
ALTER TABLE "TermElementWord" ADD COLUMN "position" INTEGER;

-- The order in which revisions have named them.
UPDATE "TermElementWord" t SET "position" = ranked."position"
FROM (
  SELECT "termElementId", "wordId",
    row_number() OVER (PARTITION BY "wordId" ORDER BY "termElementId") AS "position"
  FROM "TermElementWord"
) ranked
WHERE ranked."termElementId" = t."termElementId" AND ranked."wordId" = t."wordId";

-- AlterTable
ALTER TABLE "TermElementWord" ALTER COLUMN "position" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "TermElementWord_wordId_position_key" ON "TermElementWord"("wordId", "position");
