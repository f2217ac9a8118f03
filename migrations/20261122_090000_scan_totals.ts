import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often a code was scanned altogether, of which its owner's list tells. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "scan_days_total_idx" ON "scan_days" ("code_id", "day") INCLUDE ("scans")
    WHERE "dimension" = 'total' AND "kind" = 'scan';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "scan_days_total_idx";`)
}
