import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Triggers copy into `workspace_codes` what lists are filtered and sorted by, whichever program
 * changes a code: the owner, the team or a batch. `scans` are the sums of finished days. `words` and
 * `grams` are as in `post_search`, of the name, the slug, the external id and the targets.
 */
const listing = sql.raw(String.raw`
  create function list_code_targets(document jsonb) returns text
    language sql immutable parallel safe as $$
      select left(coalesce(string_agg(distinct target #>> '{}', ' '), ''), 4000)
      from unnest(array[
        '$.languages.*.fields.url', '$.languages.*.fields.website', '$.rules.windows[*].url',
        '$.rules.byDevice.*', '$.rules.byLanguage[*].url', '$.rules.split[*].url',
        '$.rules.expiry.fallbackUrl'
      ]) as place, jsonb_path_query(document, place::jsonpath) as target
      where jsonb_typeof(target) = 'string'
    $$;

  create function fill_listed_code() returns trigger language plpgsql as $$
  declare
    code record;
  begin
    select codes.type, codes.slug, coalesce(codes.name, '') as name, codes.document,
      codes.updated_at, case when deleted_at is null then codes.status::text else 'deleted' end as status
      into strict code from codes where id = new.code_id;
    new.type := code.type;
    new.status := code.status;
    new.name_order := fold_search_text(code.name);
    new.changed_at := code.updated_at;
    new.words := fold_search_text(concat_ws(' ', code.name, code.slug, new.external_id,
      list_code_targets(code.document)));
    new.grams := list_search_grams(new.words);
    if tg_op = 'INSERT' then
      new.scans := (select coalesce(sum(scans), 0) from scan_sums where code_id = new.code_id);
    end if;
    return new;
  end $$;

  create trigger workspace_codes_filled before insert or update of changed_at on workspace_codes
    for each row execute function fill_listed_code();

  create function on_listed_code_changed() returns trigger language plpgsql as $$
  begin
    update workspace_codes set changed_at = new.updated_at where code_id = new.id;
    return null;
  end $$;

  create trigger codes_listed after update on codes for each row
    when ((old.name, old.document, old.status, old.deleted_at, old.updated_at)
      is distinct from (new.name, new.document, new.status, new.deleted_at, new.updated_at))
    execute function on_listed_code_changed();

  create function on_scan_sums_written() returns trigger language plpgsql as $$
  begin
    -- In the order in which batches lock, so that neither waits for the other.
    perform from workspace_codes where code_id in (select code_id from written)
      order by code_id for update;
    update workspace_codes
      set scans = (select coalesce(sum(sums.scans), 0) from scan_sums sums
        where sums.code_id = workspace_codes.code_id)
      where code_id in (select code_id from written);
    return null;
  end $$;

  create trigger scan_sums_inserted after insert on scan_sums
    referencing new table as written for each statement execute function on_scan_sums_written();
  create trigger scan_sums_updated after update on scan_sums
    referencing new table as written for each statement execute function on_scan_sums_written();
  create trigger scan_sums_deleted after delete on scan_sums
    referencing old table as written for each statement execute function on_scan_sums_written();
`)

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
      "domain" varchar(253),
      "archived_at" timestamptz,
      "added_at" timestamptz NOT NULL DEFAULT now(),
      "type" varchar NOT NULL,
      "status" varchar(7) NOT NULL,
      "name_order" varchar NOT NULL,
      "changed_at" timestamptz NOT NULL,
      "scans" bigint NOT NULL,
      "words" text NOT NULL,
      "grams" text[] NOT NULL,
      UNIQUE ("workspace_id", "external_id")
    );
    CREATE INDEX "workspace_codes_added_idx"
      ON "workspace_codes" ("workspace_id", "added_at" DESC, "code_id" DESC);
    CREATE INDEX "workspace_codes_grams_idx" ON "workspace_codes" USING gin ("grams");
    CREATE INDEX "workspace_codes_tags_idx" ON "workspace_codes" USING gin ("tags");
    CREATE INDEX "workspace_codes_folder_idx" ON "workspace_codes" ("folder_id");
    CREATE TABLE "chosen_slugs" (
      "folded" varchar(64) PRIMARY KEY,
      "code_id" uuid REFERENCES "codes" ON DELETE SET NULL,
      "created_at" timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX "chosen_slugs_code_idx" ON "chosen_slugs" ("code_id");
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
  await db.execute(listing)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "codes_listed" ON "codes";
    DROP TRIGGER "scan_sums_inserted" ON "scan_sums";
    DROP TRIGGER "scan_sums_updated" ON "scan_sums";
    DROP TRIGGER "scan_sums_deleted" ON "scan_sums";
    DROP TABLE "webhook_deliveries", "webhooks", "target_checks", "subscriptions",
      "workspace_domains", "workspace_changes", "chosen_slugs", "workspace_codes", "workspace_folders",
      "workspace_keys", "workspaces";
    DROP FUNCTION on_scan_sums_written, on_listed_code_changed, fill_listed_code, list_code_targets;`)
}
