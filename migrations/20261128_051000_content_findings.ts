import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The report on the quality of all content. A run writes its findings next to those of the last
 * complete run, which is shown until the new one is complete.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "quality_runs" (
      "id" serial PRIMARY KEY,
      "started_at" timestamptz NOT NULL DEFAULT now(),
      "finished_at" timestamptz,
      "total" integer NOT NULL,
      "checked" integer NOT NULL DEFAULT 0
    );
    CREATE TABLE "quality_findings" (
      "run" integer NOT NULL REFERENCES "quality_runs" ON DELETE CASCADE,
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "locale" "_locales" NOT NULL,
      "position" integer NOT NULL,
      "title" text NOT NULL,
      "kind" varchar(20) NOT NULL,
      "path" text NOT NULL,
      "detail" text NOT NULL,
      PRIMARY KEY ("run", "entity", "document_id", "locale", "position")
    );
    CREATE INDEX "quality_findings_kind_idx" ON "quality_findings" ("run", "locale", "kind");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "quality_findings"; DROP TABLE "quality_runs";`)
}
