import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { vi } from 'vitest'
import { completeEnv, env } from '@/env'
import { createTestDatabase } from './create-test-database'
import { emptyDatabase } from './empty-database'
import { startMailServer } from './mail-server'

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-files-'))

/** The instance of an earlier test file in the same process. */
let running: Payload | undefined

/**
 * Starts the CMS on a database of the test file, by default an empty one; uploads are stored in a
 * temporary folder. Files that share a process share the CMS, and the database is emptied for each
 * file.
 *
 * @param settings environment variables that the site reads when it needs them; those read while its
 *   modules load (`SITE_URL` in part) have the values of the first file
 */
export async function startTestPayload(
  databaseUrl?: string,
  settings: Record<string, string> = {},
): Promise<Payload> {
  if (running) {
    const url = env.DATABASE_URL as string
    vi.unstubAllEnvs()
    applySettings(url, settings)
    await emptyDatabase(url)
    return running
  }
  const url = databaseUrl ?? (await createTestDatabase())
  applySettings(url, { SMTP_URL: (await startMailServer()).url, SMTP_FROM: 'codes@example.org' })
  // Imported late, because the configuration reads the environment when it is loaded.
  const { default: config } = await import('@payload-config')
  running = await getPayload({ config })
  // These tests provoke errors on purpose.
  running.logger.level = 'silent'
  applySettings(url, settings)
  return running
}

/** Without a setting there is no mail server, although the CMS can send mails. */
function applySettings(databaseUrl: string, settings: Record<string, string>): void {
  const all = { DATA_DIR: dataDir, SMTP_URL: '', SMTP_FROM: '', ...settings }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  completeEnv({ DATABASE_URL: databaseUrl, PAYLOAD_SECRET: 'test '.repeat(8) })
}
