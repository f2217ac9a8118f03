import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Reviews of texts, comments on fields, notices to colleagues, and the log of who did what.
 *
 * The hashes in `translation_work` are those of the text of the language: as it was saved last, and as
 * it was approved. The log has no foreign keys, because its entries are never changed; entries can be
 * deleted once they are 30 days old, which is the shortest retention.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "translation_work"
      ADD COLUMN "text_hash" varchar(24),
      ADD COLUMN "approved_hash" varchar(24),
      ADD COLUMN "asked_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
      ADD COLUMN "asked_at" timestamptz,
      ADD COLUMN "decided_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
      ADD COLUMN "decided_at" timestamptz;
    CREATE INDEX "translation_work_step_idx" ON "translation_work" ("locale", "step", "updated_at" DESC);

    CREATE TABLE "activity_log" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "at" timestamptz NOT NULL DEFAULT now(),
      "user_id" uuid,
      "action" varchar(30) NOT NULL,
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "locale" "_locales",
      "title" text NOT NULL,
      "details" jsonb
    );
    CREATE INDEX "activity_log_document_idx" ON "activity_log" ("entity", "document_id", "id" DESC);
    CREATE INDEX "activity_log_at_idx" ON "activity_log" ("at");
    CREATE FUNCTION "protect_activity_log"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '30 days' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'Entries of the activity log cannot be changed';
    END $$;
    CREATE TRIGGER "activity_log_append_only" BEFORE UPDATE OR DELETE ON "activity_log"
      FOR EACH ROW EXECUTE FUNCTION "protect_activity_log"();

    CREATE TABLE "document_comments" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "thread_id" uuid REFERENCES "document_comments" ("id") ON DELETE CASCADE,
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "locale" "_locales" NOT NULL,
      "field_key" varchar(300),
      "field_labels" jsonb,
      "body" varchar(2000) NOT NULL,
      "user_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "resolved_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
      "resolved_at" timestamptz
    );
    CREATE INDEX "document_comments_document_idx"
      ON "document_comments" ("entity", "document_id", "created_at");
    CREATE INDEX "document_comments_thread_idx" ON "document_comments" ("thread_id");

    CREATE TABLE "staff_notices" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "actor_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
      "kind" varchar(20) NOT NULL,
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "locale" "_locales" NOT NULL,
      "comment_id" uuid REFERENCES "document_comments" ("id") ON DELETE CASCADE,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "read_at" timestamptz,
      "mailed_at" timestamptz
    );
    CREATE INDEX "staff_notices_user_idx" ON "staff_notices" ("user_id", "created_at" DESC);
    CREATE INDEX "staff_notices_document_idx" ON "staff_notices" ("entity", "document_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "staff_notices";
    DROP TABLE "document_comments";
    DROP TABLE "activity_log";
    DROP FUNCTION "protect_activity_log";
    DROP INDEX "translation_work_step_idx";
    ALTER TABLE "translation_work"
      DROP COLUMN "text_hash", DROP COLUMN "approved_hash", DROP COLUMN "asked_by",
      DROP COLUMN "asked_at", DROP COLUMN "decided_by", DROP COLUMN "decided_at";`)
}
