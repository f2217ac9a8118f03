import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Workspaces: codes that several people manage by one key each, without accounts. `codes` itself is
 * unchanged, so that a scan reads what it read before; `workspace_codes` has the columns by which
 * lists are filtered and sorted.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "workspaces" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "name" varchar(120) NOT NULL,
      "email_hash" varchar,
      "locale" varchar(2) NOT NULL DEFAULT 'en',
      "time_zone" varchar(64) NOT NULL DEFAULT 'UTC',
      "defaults" jsonb NOT NULL DEFAULT '{}',
      "scans_sent_until" timestamptz NOT NULL DEFAULT now(),
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "updated_at" timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE "workspace_keys" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
      "name" varchar(60) NOT NULL,
      "role" varchar(6) NOT NULL CHECK ("role" IN ('owner', 'editor', 'viewer', 'api')),
      "key_hash" varchar NOT NULL UNIQUE,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "last_used_at" timestamptz,
      "revoked_at" timestamptz
    );
    CREATE INDEX "workspace_keys_workspace_idx" ON "workspace_keys" ("workspace_id");
    CREATE TABLE "workspace_folders" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
      "name" varchar(60) NOT NULL,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      UNIQUE ("workspace_id", "name")
    );
    CREATE TABLE "workspace_codes" (
      "code_id" uuid PRIMARY KEY REFERENCES "codes" ON DELETE CASCADE,
      "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
      "folder_id" uuid REFERENCES "workspace_folders" ON DELETE SET NULL,
      "tags" text[] NOT NULL DEFAULT '{}',
      "external_id" varchar(120),
      "archived_at" timestamptz,
      "added_at" timestamptz NOT NULL DEFAULT now(),
      UNIQUE ("workspace_id", "external_id")
    );
    CREATE INDEX "workspace_codes_added_idx"
      ON "workspace_codes" ("workspace_id", "added_at" DESC, "code_id" DESC);
    CREATE INDEX "workspace_codes_tags_idx" ON "workspace_codes" USING gin ("tags");
    CREATE INDEX "workspace_codes_folder_idx" ON "workspace_codes" ("folder_id");
    CREATE TABLE "workspace_changes" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
      "code_id" uuid,
      "key_id" uuid REFERENCES "workspace_keys" ON DELETE SET NULL,
      "at" timestamptz NOT NULL DEFAULT now(),
      "action" varchar(30) NOT NULL,
      "before" jsonb,
      "after" jsonb,
      "undoes" bigint
    );
    CREATE INDEX "workspace_changes_workspace_idx" ON "workspace_changes" ("workspace_id", "id" DESC);
    CREATE INDEX "workspace_changes_code_idx" ON "workspace_changes" ("code_id", "id" DESC);
    CREATE TABLE "workspace_domains" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
      "host" varchar(253) NOT NULL,
      "token" varchar(64) NOT NULL,
      "verified_at" timestamptz,
      "checked_at" timestamptz,
      "failure" varchar(120),
      "fallback_url" text,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      UNIQUE ("workspace_id", "host")
    );
    CREATE UNIQUE INDEX "workspace_domains_host_key"
      ON "workspace_domains" ("host") WHERE "verified_at" IS NOT NULL;
    CREATE TABLE "subscriptions" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "workspace_id" uuid REFERENCES "workspaces" ON DELETE CASCADE,
      "code_id" uuid REFERENCES "codes" ON DELETE CASCADE,
      "email_hash" varchar NOT NULL,
      "sealed_email" text NOT NULL,
      "locale" varchar(2) NOT NULL,
      "kinds" text[] NOT NULL,
      "confirmed_at" timestamptz,
      "report_due_at" timestamptz,
      "alerts_sent_until" timestamptz NOT NULL DEFAULT now(),
      "failures" integer NOT NULL DEFAULT 0,
      "retry_at" timestamptz,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      UNIQUE ("workspace_id", "email_hash"),
      UNIQUE ("code_id", "email_hash"),
      CHECK (num_nonnulls("workspace_id", "code_id") = 1)
    );
    CREATE TABLE "target_checks" (
      "code_id" uuid PRIMARY KEY REFERENCES "codes" ON DELETE CASCADE,
      "checked_at" timestamptz NOT NULL,
      "url" text,
      "failure" varchar(120),
      "failing_since" timestamptz,
      "broken_at" timestamptz,
      "silent_at" timestamptz
    );
    CREATE INDEX "target_checks_failing_idx"
      ON "target_checks" ("checked_at") WHERE "failing_since" IS NOT NULL;
    CREATE TABLE "webhooks" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
      "url" text NOT NULL,
      "events" text[] NOT NULL,
      "secret" text NOT NULL,
      "paused_at" timestamptz,
      "failing_since" timestamptz,
      "created_at" timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX "webhooks_workspace_idx" ON "webhooks" ("workspace_id");
    CREATE TABLE "webhook_deliveries" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "webhook_id" uuid NOT NULL REFERENCES "webhooks" ON DELETE CASCADE,
      "event" varchar(30) NOT NULL,
      "payload" jsonb NOT NULL,
      "attempts" integer NOT NULL DEFAULT 0,
      "due_at" timestamptz DEFAULT now(),
      "delivered_at" timestamptz,
      "response_status" integer,
      "failure" varchar(200),
      "created_at" timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX "webhook_deliveries_due_idx"
      ON "webhook_deliveries" ("webhook_id", "due_at") WHERE "due_at" IS NOT NULL;
    CREATE INDEX "webhook_deliveries_webhook_idx"
      ON "webhook_deliveries" ("webhook_id", "created_at" DESC);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "webhook_deliveries", "webhooks", "target_checks", "subscriptions",
      "workspace_domains", "workspace_changes", "workspace_codes", "workspace_folders",
      "workspace_keys", "workspaces";`)
}
