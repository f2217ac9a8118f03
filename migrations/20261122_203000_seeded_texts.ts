import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the seed has written: hashes of its content and of what was stored, by language and for what
 * all languages share. They tell texts that editors have changed from others.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "seeded_texts" (
    "target" varchar NOT NULL,
    "part" varchar NOT NULL,
    "source" varchar NOT NULL,
    "stored" varchar NOT NULL,
    PRIMARY KEY ("target", "part")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "seeded_texts";`)
}
