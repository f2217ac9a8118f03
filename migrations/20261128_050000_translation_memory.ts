import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * English segments of published texts with their translations by language. A job follows the texts.
 * The extension compares similar texts; without the right to create it, only equal texts are found.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE WARNING 'pg_trgm is not available (%). Translations of similar texts are not offered until the owner of the database runs: CREATE EXTENSION pg_trgm', SQLERRM;
    END $$;
    CREATE TABLE "translation_memory_documents" (
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "published_at" timestamptz NOT NULL,
      PRIMARY KEY ("entity", "document_id")
    );
    CREATE TABLE "translation_memory" (
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
    CREATE INDEX "translation_memory_equal_idx" ON "translation_memory" USING hash ("folded");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "translation_memory";
    DROP TABLE "translation_memory_documents";`)
}
