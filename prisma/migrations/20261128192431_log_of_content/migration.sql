-- CreateEnum
CREATE TYPE "ContentKind" AS ENUM ('surah', 'verse', 'importedWord', 'word', 'root', 'post', 'postVerse', 'term', 'termElement', 'termElementWord', 'termElementVerse', 'termElementPhrase', 'leftOutReason', 'verseAlias', 'character', 'readingSign', 'translation', 'translationVerse');

-- CreateEnum
CREATE TYPE "ContentOperation" AS ENUM ('created', 'updated', 'deleted', 'affected');

-- CreateTable
CREATE TABLE "ContentChange" (
    "id" SERIAL NOT NULL,
    "revision" INTEGER,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "ContentKind" NOT NULL,
    "rowId" INTEGER NOT NULL,
    "otherId" INTEGER,
    "operation" "ContentOperation" NOT NULL,
    "fields" TEXT[],
    "before" JSONB,

    CONSTRAINT "ContentChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContentChange_revision_id_idx" ON "ContentChange"("revision", "id");

-- CreateIndex
CREATE INDEX "ContentChange_kind_revision_id_idx" ON "ContentChange"("kind", "revision", "id");

-- CreateIndex
CREATE INDEX "ContentChange_kind_rowId_revision_id_idx" ON "ContentChange"("kind", "rowId", "revision", "id");

-- The columns of the key of a table with content; the first one is "rowId" of a change, the second one "otherId".
CREATE FUNCTION content_key(kind "ContentKind") RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE kind
    WHEN 'importedWord' THEN ARRAY['wordId']
    WHEN 'termElementWord' THEN ARRAY['termElementId', 'wordId']
    WHEN 'termElementVerse' THEN ARRAY['termElementId', 'verseId']
    ELSE ARRAY['id']
  END
$$;

-- A row as JSON without the columns of admins.
CREATE FUNCTION content_row(line jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT line - ARRAY['turkishTranslationAdmin', 'englishTranslationAdmin']
$$;

-- The values of a row that are other ones in the next row; null if at most "updatedAt" differs.
CREATE FUNCTION content_difference(line jsonb, next jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN bool_or(value.key <> 'updatedAt') THEN jsonb_object_agg(value.key, value.value) END
  FROM jsonb_each(line) value WHERE next -> value.key IS DISTINCT FROM value.value
$$;

CREATE FUNCTION content_fields(before jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT jsonb_object_keys(before - 'updatedAt'))
$$;

-- Logs the rows that a statement has written. The argument of the trigger is the kind of the rows.
CREATE FUNCTION log_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind "ContentKind" := TG_ARGV[0];
  key text[] := content_key(kind);
  key_of_old text := format('o.%I, ', key[1]) || COALESCE('o.' || quote_ident(key[2]), 'NULL::int');
  key_of_new text := replace(key_of_old, 'o.', 'n.');
  is_same text := concat_ws(' AND ',
    'n.' || quote_ident(key[1]) || ' = o.' || quote_ident(key[1]),
    'n.' || quote_ident(key[2]) || ' = o.' || quote_ident(key[2]));
BEGIN
  -- The first import.
  IF NOT EXISTS (SELECT 1 FROM "ContentRevision" WHERE revision > 0) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    EXECUTE format('
      INSERT INTO "ContentChange" (kind, "rowId", "otherId", operation, fields)
      SELECT %L, %s, ''created'', ''{}'' FROM new_rows n', kind, key_of_new);
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format('
      INSERT INTO "ContentChange" (kind, "rowId", "otherId", operation, fields, before)
      SELECT %L, %s, ''deleted'', ''{}'', content_row(to_jsonb(o)) FROM old_rows o', kind, key_of_old);
  ELSE
    EXECUTE format('
      INSERT INTO "ContentChange" (kind, "rowId", "otherId", operation, fields, before)
      SELECT %L, %s, ''updated'', content_fields(d.before), d.before
      FROM old_rows o JOIN new_rows n ON %s CROSS JOIN LATERAL (
        SELECT content_difference(content_row(to_jsonb(o)), to_jsonb(n)) AS before
      ) d
      WHERE o IS DISTINCT FROM n AND d.before IS NOT NULL', kind, key_of_old, is_same);
  END IF;
  RETURN NULL;
END
$$;

-- Joins the unnumbered changes of one row to their net change, because some writers delete rows and insert them again,
-- or number the verses of a post twice.
CREATE FUNCTION join_content_changes() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kind "ContentKind";
  key text[];
BEGIN
  FOR kind IN
    SELECT DISTINCT c.kind FROM "ContentChange" c WHERE c.revision IS NULL
    GROUP BY c.kind, c."rowId", c."otherId" HAVING count(*) > 1
  LOOP
    key := content_key(kind);
    EXECUTE format('
      WITH repeated AS (
        SELECT "rowId", "otherId", min(id) AS first,
          (array_agg(operation ORDER BY id))[1] = ''created'' AS "isNew"
        FROM "ContentChange" WHERE revision IS NULL AND kind = %1$L
        GROUP BY "rowId", "otherId" HAVING count(*) > 1
      ), earliest AS (
        SELECT r.first, v.key, (array_agg(v.value ORDER BY c.id))[1] AS value
        FROM repeated r JOIN "ContentChange" c ON c.revision IS NULL AND c.kind = %1$L
          AND c."rowId" = r."rowId" AND c."otherId" IS NOT DISTINCT FROM r."otherId"
        CROSS JOIN LATERAL jsonb_each(c.before) v
        GROUP BY r.first, v.key
      ), states AS (
        SELECT r.*, to_jsonb(n) AS now, (
          SELECT jsonb_object_agg(e.key, e.value) FROM earliest e WHERE e.first = r.first
        ) AS before
        FROM repeated r LEFT JOIN %2$I n ON n.%3$I = r."rowId" %4$s
      ), net AS (
        SELECT first, "rowId", "otherId",
          CASE WHEN now IS NULL THEN ''deleted'' WHEN "isNew" THEN ''created'' ELSE ''updated'' END AS operation,
          CASE WHEN now IS NULL THEN before WHEN NOT "isNew" THEN content_difference(before, now) END AS before,
          CASE WHEN now IS NULL THEN NOT "isNew" ELSE "isNew" OR content_difference(before, now) IS NOT NULL END
            AS "isKept"
        FROM states
      ), joined AS (
        UPDATE "ContentChange" c SET operation = net.operation::"ContentOperation", before = net.before,
          fields = CASE WHEN net.operation = ''updated'' THEN content_fields(net.before) ELSE ''{}'' END
        FROM net WHERE c.id = net.first AND net."isKept"
      )
      DELETE FROM "ContentChange" c USING net
      WHERE c.revision IS NULL AND c.kind = %1$L AND c."rowId" = net."rowId"
        AND c."otherId" IS NOT DISTINCT FROM net."otherId" AND NOT (c.id = net.first AND net."isKept")',
      kind, upper(left(kind::text, 1)) || substr(kind::text, 2), key[1],
      COALESCE('AND r."otherId" = n.' || quote_ident(key[2]), ''));
  END LOOP;
END
$$;

-- Logs the rows whose public values follow from rows that a revision changed.
CREATE FUNCTION log_affected_content(number int) RETURNS void LANGUAGE sql AS $$
  WITH change AS (
    SELECT * FROM "ContentChange" WHERE revision = number
  ), affected(kind, id, fields) AS (
    -- Words of elements.
    SELECT 'word', "otherId", '{termElementIds}'::text[] FROM change WHERE kind = 'termElementWord'
    UNION
    SELECT 'word', t."wordId", '{termElementIds}'
    FROM change c JOIN "TermElementWord" t ON t."termElementId" = c."rowId"
    WHERE c.kind = 'termElement' AND 'deletedAt' = ANY(c.fields)
    UNION
    -- The letters and the occurrences of roots.
    SELECT 'word', w.id, '{rootLetters}'
    FROM change c JOIN "Word" w ON w."rootId" = c."rowId"
    WHERE c.kind = 'root' AND 'letters' = ANY(c.fields)
    UNION
    SELECT 'root', r.id, '{numberOfOccurrences}'
    FROM change c LEFT JOIN "Word" w ON w.id = c."rowId"
    CROSS JOIN LATERAL (VALUES (w."rootId"), ((c.before ->> 'rootId')::int)) r(id)
    WHERE c.kind = 'word' AND (c.operation <> 'updated' OR 'rootId' = ANY(c.fields)) AND r.id IS NOT NULL
    UNION
    -- Verses of posts.
    SELECT 'post', p.id, '{verseKeys}'
    FROM change c LEFT JOIN "PostVerse" v ON v.id = c."rowId"
    CROSS JOIN LATERAL (VALUES (v."postId"), ((c.before ->> 'postId')::int)) p(id)
    WHERE c.kind = 'postVerse' AND p.id IS NOT NULL
      AND (c.operation <> 'updated' OR c.fields && '{position,postId,verseId}')
    UNION
    SELECT 'postVerse', v.id, '{}'
    FROM change c JOIN "PostVerse" v ON v."postId" = c."rowId"
    WHERE c.kind = 'post' AND 'deletedAt' = ANY(c.fields)
    UNION
    SELECT 'postVerse', v.id, '{turkishTranslation}'
    FROM change c JOIN "PostVerse" v ON v."verseId" = c."rowId" AND v."turkishTranslation" IS NULL
    WHERE c.kind = 'verse' AND 'turkishTranslation' = ANY(c.fields)
    UNION
    SELECT 'postVerse', v.id, '{englishTranslation}'
    FROM change c JOIN "PostVerse" v ON v."verseId" = c."rowId" AND v."englishTranslation" IS NULL
    WHERE c.kind = 'verse' AND 'englishTranslation' = ANY(c.fields)
    UNION
    -- Verses and counting of elements.
    SELECT 'termElement', "rowId", '{verseKeys}' FROM change WHERE kind = 'termElementVerse'
    UNION
    SELECT 'termElement', e.id, '{counting}'
    FROM change c LEFT JOIN "TermElementPhrase" p ON c.kind = 'termElementPhrase' AND p.id = c."rowId"
    LEFT JOIN "LeftOutReason" l ON c.kind = 'leftOutReason' AND l.id = c."rowId"
    CROSS JOIN LATERAL (VALUES (p."termElementId"), (l."termElementId"), ((c.before ->> 'termElementId')::int)) e(id)
    WHERE c.kind IN ('termElementPhrase', 'leftOutReason') AND e.id IS NOT NULL
    UNION
    -- The hash of the imported text.
    SELECT 'verse', w."verseId", '{importedSha256}'
    FROM change c JOIN "Word" w ON w.id = c."rowId" WHERE c.kind = 'importedWord'
  )
  INSERT INTO "ContentChange" (revision, kind, "rowId", operation, fields)
  SELECT number, kind::"ContentKind", id, 'affected', COALESCE(array_agg(DISTINCT field) FILTER (WHERE field IS NOT NULL), '{}')
  FROM affected LEFT JOIN LATERAL unnest(fields) field ON TRUE
  GROUP BY kind, id ORDER BY kind, id
$$;

-- Gives the changes of the transaction its number, before others can take one.
CREATE FUNCTION number_content_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM join_content_changes();
  UPDATE "ContentChange" SET revision = NEW.revision WHERE revision IS NULL;
  IF FOUND THEN
    PERFORM log_affected_content(NEW.revision);
  END IF;
  -- A gap between the numbers separates a restored database from what was newer.
  IF NEW.revision <> OLD.revision + 1 THEN
    NEW."loggedSince" := NEW.revision;
    IF NEW.revision > OLD.revision THEN
      NEW."lostRevisions" := OLD."lostRevisions" || ARRAY[OLD.revision + 1, NEW.revision - 1];
    ELSE
      NEW."pastSince" := NEW.revision;
      NEW."lostRevisions" := '{}';
    END IF;
  END IF;
  RETURN NEW;
END
$$;

DO $$
DECLARE
  kind "ContentKind";
  content text;
BEGIN
  FOREACH kind IN ARRAY enum_range(NULL::"ContentKind") LOOP
    content := upper(left(kind::text, 1)) || substr(kind::text, 2);
    -- Imported texts are recorded once, without a change of what readers see.
    IF kind <> 'importedWord' THEN
      EXECUTE format('CREATE TRIGGER log_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION log_content_change(%L)', content, kind);
      EXECUTE format('CREATE TRIGGER log_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION log_content_change(%L)', content, kind);
    END IF;
    EXECUTE format('CREATE TRIGGER log_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION log_content_change(%L)', content, kind);
  END LOOP;
END
$$;

-- AlterTable, when no transaction can write content unlogged any more
ALTER TABLE "ContentRevision" ADD COLUMN     "loggedSince" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "lostRevisions" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "pastSince" INTEGER NOT NULL DEFAULT 1;

UPDATE "ContentRevision" SET "loggedSince" = GREATEST(revision, 1), "pastSince" = GREATEST(revision, 1);

CREATE TRIGGER number_changes BEFORE UPDATE OF revision ON "ContentRevision"
  FOR EACH ROW EXECUTE FUNCTION number_content_changes();
