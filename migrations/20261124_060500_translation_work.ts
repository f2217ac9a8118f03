import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who works on a translation and how far they are, when a language last got more to translate, and
 * emails to translators about it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_translation_digest" AS ENUM('off', 'daily', 'weekly');
  CREATE TYPE "public"."enum_users_digest_language" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
  ALTER TYPE "public"."enum_outgoing_mails_kind" ADD VALUE 'translations';
  ALTER TABLE "users" ADD COLUMN "translation_digest" "enum_users_translation_digest" DEFAULT 'off';
  ALTER TABLE "users" ADD COLUMN "digest_language" "enum_users_digest_language";
  ALTER TABLE "users" ADD COLUMN "digest_sent_at" timestamp(3) with time zone;`)
  await db.execute(sql`
    CREATE TABLE "translation_work" (
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "locale" "_locales" NOT NULL,
      "step" varchar(11) NOT NULL DEFAULT 'todo'
        CHECK ("step" IN ('todo', 'in_progress', 'in_review', 'approved')),
      "assignee" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
      "updated_at" timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY ("entity", "document_id", "locale")
    );
    CREATE INDEX "translation_work_assignee_idx" ON "translation_work" ("assignee")
      WHERE "assignee" IS NOT NULL;
    ALTER TABLE "translation_states" ADD COLUMN "work_added_at" timestamptz NOT NULL DEFAULT now();
    CREATE INDEX "translation_states_work_idx"
      ON "translation_states" ("locale", "work_added_at" DESC)
      WHERE "state" IN ('missing', 'incomplete', 'outdated');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "translation_work";
  DROP INDEX "translation_states_work_idx";
  ALTER TABLE "translation_states" DROP COLUMN "work_added_at";
  DELETE FROM "outgoing_mails" WHERE "kind" = 'translations';
   ALTER TABLE "outgoing_mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outgoing_mails_kind";
  CREATE TYPE "public"."enum_outgoing_mails_kind" AS ENUM('contact', 'key', 'recovery', 'reset');
  ALTER TABLE "outgoing_mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outgoing_mails_kind" USING "kind"::"public"."enum_outgoing_mails_kind";
  ALTER TABLE "users" DROP COLUMN "translation_digest";
  ALTER TABLE "users" DROP COLUMN "digest_language";
  ALTER TABLE "users" DROP COLUMN "digest_sent_at";
  DROP TYPE "public"."enum_users_translation_digest";
  DROP TYPE "public"."enum_users_digest_language";`)
}
