import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { vi } from 'vitest'
import { completeEnv } from '@/env'
import { createTestDatabase } from './create-test-database'

/** The CMS on a migrated, empty database of the test file's own; uploads go to a folder aside. */
export async function startTestPayload(): Promise<Payload> {
  vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'quietzone-files-')))
  completeEnv({ DATABASE_URL: await createTestDatabase(), PAYLOAD_SECRET: 'test '.repeat(8) })
  // Only now, since the configuration reads the environment while it is loaded.
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  // Refusals are what these tests ask for.
  payload.logger.level = 'silent'
  return payload
}
