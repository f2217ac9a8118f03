import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it, vi } from 'vitest'
import { env } from '@/env'
import { operations } from '../operations/operations'
import { buildOpenApi } from './build-open-api'

// Those of Spectral are in lint-open-api.release.test.ts.
it('has no error and no warning by the recommended rules of Redocly', async () => {
  // Redocly warns of servers at localhost.
  vi.spyOn(env, 'SITE_URL', 'get').mockReturnValue('https://qz.example.org')
  const source = JSON.stringify(await buildOpenApi(operations))
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  )
  expect(found).toEqual([])
})
