import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * All scans of each quarter of an hour in the last days, for the dashboard. The job that sums the
 * scans of codes adds the slots that are finished.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "scan_slots" (
      "slot" timestamptz PRIMARY KEY,
      "scans" integer NOT NULL
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "scan_slots";`)
}
