import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A link to a draft opens any choice of languages; null for all. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "draft_links" ADD COLUMN "locales" "_locales"[];
    UPDATE "draft_links" SET "locales" = ARRAY["locale"] WHERE "locale" IS NOT NULL;
    ALTER TABLE "draft_links" DROP COLUMN "locale";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "draft_links" ADD COLUMN "locale" "_locales";
    UPDATE "draft_links" SET "locale" = "locales"[1];
    ALTER TABLE "draft_links" DROP COLUMN "locales";`)
}
