-- The queue of graphile-worker has replaced the table of jobs; what they do is in other tables.
DROP TABLE "background_jobs" CASCADE;

-- The deliveries of a transaction make the job due that sends them, when the transaction commits.
create function wake_deliveries() returns trigger language plpgsql as $$
begin
  if current_setting('quietzone.deliveries_woken', true) is distinct from txid_current()::text then
    perform set_config('quietzone.deliveries_woken', txid_current()::text, true);
    perform graphile_worker.add_job('deliver-webhooks', job_key => 'deliver-webhooks',
      queue_name => 'deliver-webhooks', job_key_mode => 'unsafe_dedupe');
  end if;
  return null;
end $$;
create constraint trigger webhook_deliveries_queued after insert on webhook_deliveries
  deferrable initially deferred for each row when (new.due_at <= now())
  execute function wake_deliveries();

-- Each job runs once when the site starts with this version, and then on its schedule.
select graphile_worker.add_job(name, job_key => name, queue_name => name)
from unnest(array['check-domains', 'check-quality', 'check-targets', 'deliver-webhooks',
  'fill-translation-memory', 'fill-translation-states', 'find-silent-codes', 'purge-codes',
  'purge-files', 'purge-logs', 'queue-scan-events', 'run-scheduled-changes', 'send-mails',
  'send-notices', 'send-translation-digests', 'send-workflow-mails', 'sum-scans', 'watch-targets'
]) as name;
