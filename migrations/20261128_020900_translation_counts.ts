import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Counts and filters of the overview of translations read this index instead of the wide rows. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "translation_states_state_idx";
    CREATE INDEX "translation_states_state_idx"
      ON "translation_states" ("locale", "state", "entity", "document_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "translation_states_state_idx";
    CREATE INDEX "translation_states_state_idx" ON "translation_states" ("locale", "state");`)
}
