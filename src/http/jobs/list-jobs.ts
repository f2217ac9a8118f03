import { paths } from '@/paths'
import { connectLimited } from '@/postgres/limit-connection'
import { callOwnProcess } from '../call-own-process'
import { maintainScans } from '../statistics/maintain-scans'
import type { Job } from './job'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The recurring work that one process does at a time, each with its own lock and time budget. */
export function listJobs(databaseUrl: string, port: number): Job[] {
  const runChore = (chore: string) => (signal: AbortSignal) =>
    callOwnProcess(port, paths.keepHouse, { chore }, signal)
  return [
    {
      name: 'check-targets',
      lockId: 7_203_812,
      everyMs: minuteMs / 2,
      budgetMs: 2 * minuteMs,
      run: runChore('check-targets'),
    },
    {
      name: 'purge-codes',
      lockId: 7_203_813,
      everyMs: hourMs,
      budgetMs: 10 * minuteMs,
      run: runChore('purge-codes'),
    },
    {
      name: 'purge-files',
      lockId: 7_203_814,
      everyMs: hourMs,
      budgetMs: 10 * minuteMs,
      run: runChore('purge-files'),
    },
    {
      name: 'purge-logs',
      lockId: 7_203_822,
      everyMs: hourMs,
      budgetMs: 10 * minuteMs,
      run: runChore('purge-logs'),
    },
    {
      name: 'deliver-webhooks',
      lockId: 7_203_816,
      everyMs: minuteMs / 6,
      budgetMs: minuteMs,
      run: runChore('deliver-webhooks'),
    },
    {
      name: 'queue-scan-events',
      lockId: 7_203_817,
      everyMs: minuteMs / 2,
      budgetMs: minuteMs,
      run: runChore('queue-scan-events'),
    },
    {
      name: 'check-domains',
      lockId: 7_203_818,
      everyMs: 10 * minuteMs,
      budgetMs: 10 * minuteMs,
      run: runChore('check-domains'),
    },
    {
      name: 'watch-targets',
      lockId: 7_203_819,
      everyMs: minuteMs,
      budgetMs: 10 * minuteMs,
      run: runChore('watch-targets'),
    },
    {
      name: 'find-silent-codes',
      lockId: 7_203_820,
      everyMs: 24 * hourMs,
      budgetMs: 30 * minuteMs,
      run: runChore('find-silent-codes'),
    },
    {
      name: 'send-notices',
      lockId: 7_203_821,
      everyMs: 5 * minuteMs,
      budgetMs: 10 * minuteMs,
      run: runChore('send-notices'),
    },
    {
      name: 'fill-translation-states',
      lockId: 7_203_823,
      everyMs: hourMs,
      budgetMs: 10 * minuteMs,
      run: runChore('fill-translation-states'),
    },
    {
      name: 'fill-translation-memory',
      lockId: 7_203_861,
      everyMs: minuteMs,
      budgetMs: 10 * minuteMs,
      run: runChore('fill-translation-memory'),
    },
    {
      name: 'check-quality',
      lockId: 7_203_862,
      everyMs: 24 * hourMs,
      atHour: 2,
      budgetMs: 60 * minuteMs,
      run: runChore('check-quality'),
    },
    {
      name: 'send-translation-digests',
      lockId: 7_203_824,
      everyMs: hourMs / 4,
      budgetMs: 10 * minuteMs,
      run: runChore('send-translation-digests'),
    },
    {
      name: 'send-workflow-mails',
      lockId: 7_203_832,
      everyMs: 2 * minuteMs,
      budgetMs: 10 * minuteMs,
      run: runChore('send-workflow-mails'),
    },
    {
      name: 'sum-scans',
      lockId: 7_203_815,
      everyMs: hourMs,
      budgetMs: 10 * minuteMs,
      run: (signal) => sumScans(databaseUrl, signal),
    },
  ]
}

/** Closing the connection aborts a roll-up and rolls back its current transaction. */
async function sumScans(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const client = await connectLimited(databaseUrl, { connectMs: 5_000, queryMs: 10 * minuteMs })
  const end = () => client.end()
  signal.addEventListener('abort', end)
  try {
    signal.throwIfAborted()
    await maintainScans(client)
  } finally {
    signal.removeEventListener('abort', end)
    await client.end()
  }
}
