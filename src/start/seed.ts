import { queryOnce } from '@/postgres/query-once'
import { loadContent } from './load-content'
import { type ChildOptions, runChild } from './run-child'
import { step } from './step'

/**
 * Longer time limit for queries: no visitor waits for the seed, and the first start may run on a
 * slow machine.
 */
const patience = { DATABASE_TIMEOUT_SECONDS: '120' }

/** Fills an empty site with its content. A site that has settings is left unchanged. */
export async function seedOnFirstRun(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const [state] = await queryOnce(databaseUrl, 'select exists (select from site) as filled')
  if (state?.filled) return
  await step('Filling the site with its content in ten languages', async () => {
    // An earlier version filled sites step by step and may have been interrupted.
    if (!(await loadContent(databaseUrl, signal))) await runSeed({ signal })
  })
}

/** @param args `--update` also replaces earlier seed content that has not been edited */
export function runSeed(options: ChildOptions, args: string[] = []): Promise<string> {
  const env = { ...patience, ...options.env }
  return runChild(['--import', 'tsx', 'src/cms/seed/run.ts', ...args], { ...options, env })
}
