import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Scans, a partition a month (made ahead by the jobs; what has none falls into the last), and what
 * is added up of them by day of the owner's zone. Who changes a code tells the doors of all
 * processes, whatever wrote the change; a look at where it leads is none. Slugs of any case are one, and there is one of each.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "scans" (
    "at" timestamptz NOT NULL,
    "id" uuid NOT NULL,
    "code_id" uuid NOT NULL,
    "kind" varchar(5) NOT NULL,
    "variant" smallint,
    "country" char(2),
    "device" varchar(8) NOT NULL,
    "system" varchar(8) NOT NULL,
    "browser" varchar(8) NOT NULL,
    "language" varchar(8),
    "visitor" bytea,
    PRIMARY KEY ("at", "id")
  ) PARTITION BY RANGE ("at");
  CREATE INDEX "scans_code_idx" ON "scans" ("code_id", "at");
  CREATE TABLE "scans_other" PARTITION OF "scans" DEFAULT;

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
  CREATE TABLE "scan_rollups" (
    "code_id" uuid PRIMARY KEY,
    "time_zone" varchar NOT NULL,
    "rolled_until" date NOT NULL
  );

  CREATE TABLE "scan_salts" (
    "day" date PRIMARY KEY,
    "salt" bytea NOT NULL
  );
  CREATE TABLE "scan_limits" (
    "code_id" uuid PRIMARY KEY REFERENCES "codes" ON DELETE CASCADE,
    "used" bigint NOT NULL DEFAULT 0
  );

  CREATE TABLE "rate_limits" (
    "key" varchar(255) PRIMARY KEY,
    "points" integer NOT NULL DEFAULT 0,
    "expire" bigint
  );
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");
  CREATE TABLE "idempotency_keys" (
    "key" bytea PRIMARY KEY,
    "request" bytea NOT NULL,
    "status" smallint,
    "answer" bytea,
    "created_at" timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" ("created_at");

  CREATE FUNCTION tell_of_code() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('codes_changed', COALESCE(NEW.slug, OLD.slug));
    RETURN NULL;
  END $$;
  CREATE TRIGGER "codes_changed" AFTER INSERT OR DELETE ON "codes"
    FOR EACH ROW EXECUTE FUNCTION tell_of_code();
  CREATE TRIGGER "codes_edited" AFTER UPDATE ON "codes"
    FOR EACH ROW WHEN (to_jsonb(OLD) - 'checked_at' IS DISTINCT FROM to_jsonb(NEW) - 'checked_at')
    EXECUTE FUNCTION tell_of_code();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "codes_edited" ON "codes";
  DROP TRIGGER "codes_changed" ON "codes";
  DROP FUNCTION tell_of_code;
  DROP TABLE "idempotency_keys";
  DROP TABLE "rate_limits";
  DROP TABLE "scan_limits";
  DROP TABLE "scan_salts";
  DROP TABLE "scan_rollups";
  DROP TABLE "scan_days";
  DROP TABLE "scans";`)
}
