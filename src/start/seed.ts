import pg from 'pg'
import { runChild } from './run-child'
import { step } from './step'

/** Fills an empty site with its content; a site that has its settings is left alone. */
export async function seedOnFirstRun(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rowCount } = await client.query('select from site limit 1').finally(() => client.end())
  if (rowCount) return
  await step('Filling the site with its content in ten languages', () => runSeed())
}

/**
 * @param env what the command needs besides this process's environment
 * @param args `--update` also replaces earlier seed content that has not been edited
 */
export function runSeed(env: Record<string, string> = {}, args: string[] = []): Promise<string> {
  return runChild(['--import', 'tsx', 'src/cms/seed/run.ts', ...args], env)
}
