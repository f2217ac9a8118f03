import { queryOnce } from '@/postgres/query-once'
import { type ChildOptions, runChild } from './run-child'
import { step } from './step'

/** No visitor waits for it, and the first start is also made on slow machines. */
const patience = { DATABASE_TIMEOUT_SECONDS: '120' }

/** A row among what the seed has written, for as long as its first run has not finished. */
const mark = "target = '' and part = 'unfinished'"

/**
 * Fills an empty site with its content. A site that has its settings is left alone, unless its first
 * seed was interrupted: then what is missing is added.
 */
export async function seedOnFirstRun(
  databaseUrl: string,
  options: ChildOptions = {},
): Promise<void> {
  if (!(await isSeedDue(databaseUrl))) return
  await queryOnce(
    databaseUrl,
    "insert into seeded_texts values ('', 'unfinished', '', '') on conflict do nothing",
  )
  await step('Filling the site with its content in ten languages', () => runSeed(options))
  await queryOnce(databaseUrl, `delete from seeded_texts where ${mark}`)
}

/** Whether the site has no content yet, or not all of it since its first seed was interrupted. */
export async function isSeedDue(databaseUrl: string): Promise<boolean> {
  const [state] = await queryOnce(
    databaseUrl,
    `select not exists (select from site)
       or exists (select from seeded_texts where ${mark}) as due`,
  )
  return Boolean(state?.due)
}

/** @param args `--update` also replaces earlier seed content that has not been edited */
export function runSeed(options: ChildOptions = {}, args: string[] = []): Promise<string> {
  const env = { ...patience, ...options.env }
  return runChild(['--import', 'tsx', 'src/cms/seed/run.ts', ...args], { ...options, env })
}
