import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A slug is unique among the documents that are not in the trash. `trashed_documents` has what is
 * needed to restore a document.
 */
const tables = ['posts', 'legal_pages', 'solutions', 'categories', 'tags']

const createSlugIndexes = (condition: string) =>
  sql.raw(
    tables
      .map(
        (table) => `
          ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "deleted_at" timestamp(3) with time zone;
          DROP INDEX "${table}_slug_idx";
          CREATE UNIQUE INDEX "${table}_slug_idx" ON "${table}" ("slug") ${condition};`,
      )
      .join(''),
  )

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(createSlugIndexes('WHERE "deleted_at" IS NULL'))
  await db.execute(sql`
    CREATE TABLE "trashed_documents" (
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "published" "_locales"[] NOT NULL,
      "sources" jsonb NOT NULL,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY ("entity", "document_id")
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "trashed_documents";`)
  await db.execute(createSlugIndexes(''))
}
