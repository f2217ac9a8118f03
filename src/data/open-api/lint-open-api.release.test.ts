import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { operations } from '../operations/operations'
import { buildOpenApi } from './build-open-api'

// The gate has the rules of Redocly; those of Spectral resolve every reference.
it('has no error and no warning by the OpenAPI rules of Spectral', async () => {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [rulesets.oas as unknown as RulesetDefinition] })
  const problems = await linter.run(JSON.parse(JSON.stringify(await buildOpenApi(operations))))
  expect(
    problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`),
  ).toEqual([])
})
