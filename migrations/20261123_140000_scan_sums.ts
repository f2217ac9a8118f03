import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import type pg from 'pg'

/**
 * Sums of scans, a row for a code and month instead of one for each value and day. They are made again
 * from the scans, by the jobs after the start: a code without a time in `summed_until` is read from its
 * scans. Unique keys of scans contain the code, so that the tables can be distributed by it; the new
 * key is built partition by partition, while scans are written.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const { pool } = payload.db as unknown as { pool: pg.Pool }
  const partitions = await buildKeys(pool)
  await db.execute(sql`
    DROP TABLE "scan_days";
    CREATE TABLE "scan_sums" (
      "code_id" uuid NOT NULL,
      "month" date NOT NULL,
      "scans" integer NOT NULL,
      "sums" bytea NOT NULL,
      PRIMARY KEY ("code_id", "month")
    );
    CREATE INDEX "scan_sums_month_idx" ON "scan_sums" USING brin ("month");
    ALTER TABLE "scan_rollups"
      ALTER COLUMN "rolled_until" DROP NOT NULL,
      ADD COLUMN "summed_until" timestamptz,
      ADD COLUMN "final_until" date,
      ADD COLUMN "final_at" timestamptz;
    UPDATE "scan_rollups" SET "rolled_until" = NULL;
    ALTER TABLE "scans" DROP CONSTRAINT "scans_pkey";
    DROP INDEX "scans_code_idx";
    ALTER TABLE ONLY "scans" ADD PRIMARY KEY ("code_id", "at", "id");
    CREATE INDEX "scans_at_idx" ON ONLY "scans" USING brin ("at");`)
  for (const name of partitions)
    await db.execute(
      sql.raw(`
        ALTER TABLE "${name}" ADD CONSTRAINT "${name}_pkey" PRIMARY KEY USING INDEX "${name}_key";
        ALTER INDEX "scans_pkey" ATTACH PARTITION "${name}_pkey";
        ALTER INDEX "scans_at_idx" ATTACH PARTITION "${name}_at_idx";`),
    )
}

/** Builds the indexes of each partition, also after an attempt that was broken off. */
async function buildKeys(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = 'scans'::regclass order by 1`,
  )
  const names = rows.map(({ name }) => name)
  for (const name of names) {
    await pool.query(`drop index if exists "${name}_key", "${name}_at_idx"`)
    await pool.query(`create unique index concurrently "${name}_key" on "${name}" (code_id, at, id)`)
    await pool.query(`create index concurrently "${name}_at_idx" on "${name}" using brin (at)`)
  }
  return names
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "scan_sums";
    CREATE TABLE "scan_days" (
      "code_id" uuid NOT NULL,
      "day" date NOT NULL,
      "kind" varchar(5) NOT NULL,
      "dimension" varchar(8) NOT NULL,
      "value" varchar(16) NOT NULL,
      "scans" bigint NOT NULL,
      "visitors" bigint NOT NULL DEFAULT 0,
      PRIMARY KEY ("code_id", "day", "kind", "dimension", "value")
    );
    CREATE INDEX "scan_days_total_idx" ON "scan_days" ("code_id", "day") INCLUDE ("scans")
      WHERE "dimension" = 'total' AND "kind" = 'scan';
    DELETE FROM "scan_rollups";
    ALTER TABLE "scan_rollups"
      DROP COLUMN "summed_until",
      DROP COLUMN "final_until",
      DROP COLUMN "final_at",
      ALTER COLUMN "rolled_until" SET NOT NULL;
    DROP INDEX "scans_at_idx";
    ALTER TABLE "scans" DROP CONSTRAINT "scans_pkey", ADD PRIMARY KEY ("at", "id");
    CREATE INDEX "scans_code_idx" ON "scans" ("code_id", "at");`)
}
