import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { vi } from 'vitest'
import { completeEnv } from '@/env'
import { createTestDatabase } from './create-test-database'

/**
 * Starts the CMS on a database of the test file's own, by default an empty one; uploads go to a
 * temporary folder.
 */
export async function startTestPayload(databaseUrl?: string): Promise<Payload> {
  vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'quietzone-files-')))
  completeEnv({
    DATABASE_URL: databaseUrl ?? (await createTestDatabase()),
    PAYLOAD_SECRET: 'test '.repeat(8),
  })
  // Only now, since the configuration reads the environment while it is loaded.
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  // Refusals are what these tests ask for.
  payload.logger.level = 'silent'
  return payload
}
