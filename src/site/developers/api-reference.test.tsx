import { readFileSync } from 'node:fs'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { problemKinds } from '@/data/codes/api/api-problem'
import { describeApi } from '@/data/open-api/describe-api'
import { operations } from '@/data/operations/operations'
import en from '@/i18n/messages/en.json'
import { solveChallenge } from '../../../clients/typescript/src/solve-challenge'
import { ApiReference } from './api-reference'
import { listFields } from './list-fields'
import { meaningKey } from './meaning-key'
import { ProblemTable } from './problem-table'
import { proofSamples, proofVector } from './proof-samples'

const html = renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
    <ProblemTable />
    <ApiReference />
  </NextIntlClientProvider>,
)

it('tells of every operation, with an example to be typed', () => {
  for (const { id } of operations) expect(html).toContain(` id="${id}"`)
  expect(html.match(/curl /g)).toHaveLength(operations.length)
  expect(html).toContain('Authorization: Bearer qz_')
})

it('documents a proof of work by solvers that exist and a vector that is right', async () => {
  const { nonce, salt, cost, keyLength, keyPrefix, counter, derivedKey } = proofVector
  const solved = {
    TypeScript: readFileSync('clients/typescript/src/solve-challenge.ts', 'utf8'),
    Python: readFileSync('clients/python/solve_challenge.py', 'utf8'),
  }
  expect(proofSamples).toEqual(solved)
  const challenge = { parameters: { nonce, salt, cost, keyLength, keyPrefix }, signature: '' }
  const proof = JSON.parse(atob(await solveChallenge(challenge)))
  expect(proof.solution).toEqual({ counter, derivedKey })
})

it('leads nowhere that is not on the page, and has no anchor twice', () => {
  const anchors = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(anchors).toEqual([...new Set(anchors)])
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(anchors).toEqual(expect.arrayContaining([...new Set(links)]))
  expect(links.length).toBeGreaterThan(100)
})

it('says in the language of the page what the document says in English', () => {
  const api = describeApi(operations)
  const { schemas } = api
  const described = [
    ...api.operations.flatMap(({ parameters }) =>
      parameters.map(({ description, schema }) => description ?? schema.description),
    ),
    ...Object.values(schemas).flatMap((schema) => [
      schema.description,
      ...listFields(schema).map((field) => field.schema.description),
    ]),
    ...Object.values(problemKinds).map(({ title }) => title),
  ].filter((text) => text !== undefined)
  const meanings = Object.fromEntries(described.map((text) => [meaningKey(text), text]))
  expect(en.developers.meanings).toEqual(meanings)
})
