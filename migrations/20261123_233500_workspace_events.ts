import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Queues the events of webhooks in the transaction that changes a code, whatever changes it, and
 * notifies the processes that answer scans when a code or a host belongs to another workspace. Months
 * of codes get totals, from which the statistics of many codes are read.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE scan_sums ADD COLUMN totals bytea;

    CREATE FUNCTION queue_code_event(changed_id uuid, event_name text) RETURNS void
    LANGUAGE sql AS $$
      INSERT INTO webhook_deliveries (webhook_id, event, payload)
      SELECT webhooks.id, event_name, jsonb_build_object(
        'type', event_name,
        'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', jsonb_build_object(
          'slug', codes.slug, 'name', coalesce(codes.name, ''),
          'status', CASE WHEN codes.deleted_at IS NULL THEN codes.status::text ELSE 'deleted' END,
          'revision', codes.revision::int, 'externalId', workspace_codes.external_id,
          'tags', to_jsonb(workspace_codes.tags), 'archived', workspace_codes.archived_at IS NOT NULL
        ))
      FROM workspace_codes JOIN codes ON codes.id = workspace_codes.code_id
      JOIN webhooks ON webhooks.workspace_id = workspace_codes.workspace_id
      WHERE workspace_codes.code_id = changed_id
        AND event_name = ANY(webhooks.events) AND webhooks.paused_at IS NULL
    $$;

    CREATE FUNCTION on_code_of_workspace_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM queue_code_event(NEW.id, 'code.changed');
      RETURN NULL;
    END $$;
    CREATE TRIGGER "code_of_workspace_changed" AFTER UPDATE ON "codes" FOR EACH ROW
      WHEN ((OLD.revision, OLD.status, OLD.deleted_at)
        IS DISTINCT FROM (NEW.revision, NEW.status, NEW.deleted_at))
      EXECUTE FUNCTION on_code_of_workspace_changed();

    CREATE FUNCTION on_workspace_codes_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM queue_code_event(NEW.code_id, 'code.created');
      ELSIF TG_OP = 'UPDATE'
        AND (OLD.folder_id, OLD.tags, OLD.external_id, OLD.archived_at)
          IS DISTINCT FROM (NEW.folder_id, NEW.tags, NEW.external_id, NEW.archived_at) THEN
        PERFORM queue_code_event(NEW.code_id, 'code.changed');
      END IF;
      IF TG_OP <> 'UPDATE' OR OLD.workspace_id <> NEW.workspace_id THEN
        PERFORM pg_notify('codes_changed', slug) FROM codes
          WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.code_id ELSE NEW.code_id END;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER "workspace_codes_written" AFTER INSERT OR UPDATE OR DELETE ON "workspace_codes"
      FOR EACH ROW EXECUTE FUNCTION on_workspace_codes_written();

    CREATE FUNCTION on_workspace_domains_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('codes_changed', '.domains');
      RETURN NULL;
    END $$;
    CREATE TRIGGER "workspace_domains_written" AFTER INSERT OR UPDATE OR DELETE
      ON "workspace_domains" FOR EACH STATEMENT EXECUTE FUNCTION on_workspace_domains_written();`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE scan_sums DROP COLUMN totals;
    DROP TRIGGER "code_of_workspace_changed" ON "codes";
    DROP TRIGGER "workspace_codes_written" ON "workspace_codes";
    DROP TRIGGER "workspace_domains_written" ON "workspace_domains";
    DROP FUNCTION on_code_of_workspace_changed, on_workspace_codes_written,
      on_workspace_domains_written, queue_code_event;`)
}
