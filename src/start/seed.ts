import { queryOnce } from '@/postgres/query-once'
import { type ChildOptions, runChild } from './run-child'
import { step } from './step'

/**
 * Longer time limit for queries: no visitor waits for the seed, and the first start may run on a
 * slow machine.
 */
const patience = { DATABASE_TIMEOUT_SECONDS: '120' }

/** Condition for the row that marks the first run of the seed as unfinished. */
const mark = "target = '' and part = 'unfinished'"

/**
 * Fills an empty site with its content. A site that has settings is left unchanged, unless its
 * first seed was interrupted: then the missing content is added.
 */
export async function seedOnFirstRun(databaseUrl: string, options: ChildOptions): Promise<void> {
  if (!(await isSeedDue(databaseUrl))) return
  await queryOnce(
    databaseUrl,
    "insert into seeded_texts values ('', 'unfinished', '', '') on conflict do nothing",
  )
  await step('Filling the site with its content in ten languages', () => runSeed(options))
  await queryOnce(databaseUrl, `delete from seeded_texts where ${mark}`)
}

/**
 * Returns whether the site has no content yet, or only part of it because its first seed was
 * interrupted.
 */
export async function isSeedDue(databaseUrl: string): Promise<boolean> {
  const [state] = await queryOnce(
    databaseUrl,
    `select not exists (select from site)
       or exists (select from seeded_texts where ${mark}) as due`,
  )
  return Boolean(state?.due)
}

/** @param args `--update` also replaces earlier seed content that has not been edited */
export function runSeed(options: ChildOptions, args: string[] = []): Promise<string> {
  const env = { ...patience, ...options.env }
  return runChild(['--import', 'tsx', 'src/cms/seed/run.ts', ...args], { ...options, env })
}
