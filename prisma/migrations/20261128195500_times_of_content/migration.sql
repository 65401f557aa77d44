-- AlterTable
ALTER TABLE "Root" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ReadingSign" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ContentRevision" ADD COLUMN     "filledAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- The posts of the first import have its time.
UPDATE "ContentRevision" SET "filledAt" = COALESCE((SELECT min("createdAt") FROM "Post"), "changedAt");

-- The times of the last changes from before the log.
INSERT INTO "ContentChange" (revision, kind, "rowId", operation, fields, "changedAt")
SELECT 0, entity::text::"ContentKind", "entityId", 'updated', '{}', max("createdAt")
FROM "Revision" GROUP BY entity, "entityId";

-- Imports number the changes of an empty database as they were numbered in the one that was exported, without their log.
CREATE FUNCTION begin_content_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."loggedSince" := GREATEST(NEW.revision, 1);
  NEW."pastSince" := NEW."loggedSince";
  RETURN NEW;
END
$$;

CREATE TRIGGER begin_log BEFORE INSERT ON "ContentRevision"
  FOR EACH ROW EXECUTE FUNCTION begin_content_log();

-- Versions of rows that no admin edits.
CREATE FUNCTION increment_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "ContentRevision" WHERE revision > 0) THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER increment_version BEFORE UPDATE ON "Root"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION increment_version();

CREATE TRIGGER increment_version BEFORE UPDATE ON "ReadingSign"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION increment_version();

-- Compares the columns in one statement, because a function for each row takes five times as long for all words.
CREATE OR REPLACE FUNCTION log_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind "ContentKind" := TG_ARGV[0];
  key text[] := content_key(kind);
  key_of_old text := format('o.%I, ', key[1]) || COALESCE('o.' || quote_ident(key[2]), 'NULL::int');
  key_of_new text := replace(key_of_old, 'o.', 'n.');
  is_same text := concat_ws(' AND ',
    'n.' || quote_ident(key[1]) || ' = o.' || quote_ident(key[1]),
    'n.' || quote_ident(key[2]) || ' = o.' || quote_ident(key[2]));
  changed text;
  unchanged text;
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
    SELECT string_agg(format('CASE WHEN o.%1$I IS DISTINCT FROM n.%1$I THEN %1$L END', attname), ', '),
      string_agg(format('CASE WHEN o.%1$I IS NOT DISTINCT FROM n.%1$I THEN %1$L END', attname), ', ')
    INTO changed, unchanged
    FROM pg_attribute
    WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped
      AND attname NOT IN ('turkishTranslationAdmin', 'englishTranslationAdmin');
    EXECUTE format('
      INSERT INTO "ContentChange" (kind, "rowId", "otherId", operation, fields, before)
      SELECT %L, %s, ''updated'', d.fields,
        content_row(to_jsonb(o)) - array_remove(ARRAY[%s]::text[], NULL)
      FROM old_rows o JOIN new_rows n ON %s CROSS JOIN LATERAL (
        SELECT array_remove(ARRAY[%s]::text[], NULL) AS fields
      ) d
      WHERE o IS DISTINCT FROM n AND d.fields <> ''{}''', kind, key_of_old, unchanged, is_same, changed);
  END IF;
  RETURN NULL;
END
$$;
