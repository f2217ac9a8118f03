import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The host of the page that a visitor came from, and the daily counts of taps on hosted pages. Taps
 * have a table of their own, because they are counts from the start: no tap is stored singly.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "scans" ADD COLUMN "referrer" varchar(100);
    CREATE TABLE "code_taps" (
      "code_id" uuid NOT NULL REFERENCES "codes" ON DELETE CASCADE,
      "day" date NOT NULL,
      "kind" varchar(8) NOT NULL,
      "name" varchar(300) NOT NULL,
      "taps" integer NOT NULL DEFAULT 0,
      PRIMARY KEY ("code_id", "day", "kind", "name")
    );
    CREATE INDEX "code_taps_day_idx" ON "code_taps" USING brin ("day");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "code_taps";
    ALTER TABLE "scans" DROP COLUMN "referrer";`)
}
