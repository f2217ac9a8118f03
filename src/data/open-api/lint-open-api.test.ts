import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { beforeAll, expect, it, vi } from 'vitest'
import { env } from '@/env'
import { buildOpenApi } from './build-open-api'

let source: string
beforeAll(async () => {
  // Redocly warns of servers at localhost.
  vi.spyOn(env, 'SITE_URL', 'get').mockReturnValue('https://qz.example.org')
  source = JSON.stringify(await buildOpenApi())
})

it('has no error and no warning by the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  )
  expect(found).toEqual([])
})

it('has no error and no warning by the OpenAPI rules of Spectral', async () => {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [rulesets.oas as unknown as RulesetDefinition] })
  const problems = await linter.run(JSON.parse(source))
  expect(
    problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`),
  ).toEqual([])
  // Its rules resolve every reference.
}, 180_000)
