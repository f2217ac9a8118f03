import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { vi } from 'vitest'
import { completeEnv, env } from '@/env'
import { createTestDatabase } from './create-test-database'
import { emptyDatabase } from './empty-database'

/** The instance of an earlier test file in the same process. */
let running: Payload | undefined

/**
 * Starts the CMS on a database of the test file, by default an empty one; uploads are stored in a
 * temporary folder. Files that share a process share the CMS, and the database is emptied for each
 * file.
 */
export async function startTestPayload(databaseUrl?: string): Promise<Payload> {
  if (running) {
    await emptyDatabase(env.DATABASE_URL as string)
    return running
  }
  vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'quietzone-files-')))
  completeEnv({
    DATABASE_URL: databaseUrl ?? (await createTestDatabase()),
    PAYLOAD_SECRET: 'test '.repeat(8),
  })
  // Imported late, because the configuration reads the environment when it is loaded.
  const { default: config } = await import('@payload-config')
  running = await getPayload({ config })
  // These tests provoke errors on purpose.
  running.logger.level = 'silent'
  return running
}
