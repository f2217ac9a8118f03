import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { sourceLocale } from './languages'

/**
 * The tables of the desk, for a migration: states of the languages, the source texts that translations
 * belong to, and the memory. Payload's enum of locales exists before.
 */
export const deskTables = (source: string) => `
create or replace function fold_search_text(value text) returns text
  language sql immutable parallel safe strict
  return btrim(
    -- A space between letters that are written with spaces and those that are not.
    regexp_replace(regexp_replace(
      -- Punctuation parts words, but for the hyphen: who looks for “wifi” means Wi-Fi too.
      regexp_replace(regexp_replace(
        replace(replace(replace(translate(
          lower(normalize(
            regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f]', '', 'g'),
            NFKC
          )),
          'ĐđðØøŁłıÆŒ', 'dddoolliæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        '[\\u002d\\u00ad\\u2010\\u2011]', '', 'g'),
        '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b0-\\u02ff\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3007-\\u3030\\u303d\\u30fb\\ufe00-\\ufe0f\\ufeff]+',
        ' ', 'g'),
      '([\\u0021-\\u007f])([^\\u0001-\\u007f])', '\\1 \\2', 'g'),
      '([^\\u0001-\\u007f])([\\u0021-\\u007f])', '\\1 \\2', 'g')
  );

CREATE TABLE IF NOT EXISTS "translation_states" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "locale" "_locales" NOT NULL,
  "title" text NOT NULL,
  "title_words" text NOT NULL GENERATED ALWAYS AS (fold_search_text("title")) STORED,
  "state" varchar(10) NOT NULL,
  "total" integer NOT NULL,
  "missing" integer NOT NULL,
  "outdated" integer NOT NULL,
  "first_path" text,
  "sources" jsonb NOT NULL,
  "edited_at" timestamptz NOT NULL,
  "work_added_at" timestamptz NOT NULL DEFAULT now(), -- when there was last more to translate
  PRIMARY KEY ("entity", "document_id", "locale")
);
CREATE INDEX IF NOT EXISTS "translation_states_edited_idx"
  ON "translation_states" ("edited_at" DESC, "document_id") WHERE "locale" = '${source}';
-- Counts and filters of the overview of translations read this index instead of the wide rows.
CREATE INDEX IF NOT EXISTS "translation_states_state_idx"
  ON "translation_states" ("locale", "state", "entity", "document_id");
CREATE INDEX IF NOT EXISTS "translation_states_work_idx"
  ON "translation_states" ("locale", "work_added_at" DESC)
  WHERE "state" IN ('missing', 'incomplete', 'outdated');
CREATE TABLE IF NOT EXISTS "translation_sources" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "hash" varchar(24) NOT NULL,
  "value" jsonb NOT NULL,
  PRIMARY KEY ("entity", "document_id", "hash")
);
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE WARNING 'pg_trgm is not available (%). Translations of similar texts are not offered until the owner of the database runs: CREATE EXTENSION pg_trgm', SQLERRM;
END $$;
CREATE TABLE IF NOT EXISTS "translation_memory_documents" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "published_at" timestamptz NOT NULL,
  PRIMARY KEY ("entity", "document_id")
);
CREATE TABLE IF NOT EXISTS "translation_memory" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "position" integer NOT NULL,
  "key" text NOT NULL,
  "source" text NOT NULL,
  "folded" text NOT NULL GENERATED ALWAYS AS (fold_search_text("source")) STORED,
  "targets" jsonb NOT NULL,
  PRIMARY KEY ("entity", "document_id", "position"),
  FOREIGN KEY ("entity", "document_id") REFERENCES "translation_memory_documents" ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS "translation_memory_equal_idx" ON "translation_memory" USING hash ("folded");
`

/** Creates the tables that are missing. */
export async function createTables({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql.raw(deskTables(sourceLocale())))
}
