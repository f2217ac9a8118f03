import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The state of each language of a document or global, written with each save. `sources` has, for
 * each translated text, the hashes of the translation and of the English text that it translates;
 * `translation_sources` has these English texts. Documents without rows are filled by a job.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "translation_states" (
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
      PRIMARY KEY ("entity", "document_id", "locale")
    );
    CREATE INDEX "translation_states_edited_idx" ON "translation_states" ("edited_at" DESC, "document_id")
      WHERE "locale" = 'en';
    CREATE INDEX "translation_states_state_idx" ON "translation_states" ("locale", "state");
    CREATE TABLE "translation_sources" (
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "hash" varchar(24) NOT NULL,
      "value" jsonb NOT NULL,
      PRIMARY KEY ("entity", "document_id", "hash")
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "translation_sources"; DROP TABLE "translation_states";`)
}
