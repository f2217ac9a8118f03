import { readFileSync } from 'node:fs'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { problemKeys } from '@/codes'
import { problemKinds } from '@/data/codes/api/api-problem'
import { describeApi } from '@/data/open-api/describe-api'
import { operations } from '@/data/operations/operations'
import en from '@/i18n/messages/en.json'
import { operationGroups } from '@/paths'
import { solveChallenge } from '../../../clients/typescript/src/solve-challenge'
import { arrangeReference } from './arrange-reference'
import { GroupView } from './group-view'
import { listFields } from './list-fields'
import { meaningKey } from './meaning-key'
import { ObjectsView } from './objects-view'
import { proofSamples, proofVector } from './proof-samples'
import { pathOf, type ReferencePage } from './reference-links'
import { ReferenceSearchView } from './search-view'
import { StartView } from './start-view'

const render = (view: React.ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {view}
    </NextIntlClientProvider>,
  )

/** The pages of the reference by their paths. */
const pages = new Map<string, string>([
  [pathOf(undefined), render(<StartView />)],
  [pathOf('objects'), render(<ObjectsView />)],
  ...operationGroups.map((group) => [pathOf(group), render(<GroupView group={group} />)] as const),
])
const readPage = (page: ReferencePage) => pages.get(pathOf(page)) ?? ''
const anchorsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

it('tells of every operation on the page of its group, with an example to be typed', () => {
  for (const { id, group } of operations) expect(anchorsOf(readPage(group)), id).toContain(id)
  const all = operationGroups.map(readPage).join()
  expect(all.match(/>curl (?:-X|&#x27;)/g)).toHaveLength(operations.length)
  expect(all).toContain('Authorization: Bearer qz_')
})

it('describes every object once', () => {
  for (const name of Object.keys(arrangeReference().schemas)) {
    const places = [...pages].filter(([, html]) => html.includes(`<h3 id="object-${name}"`))
    expect(places, name).toHaveLength(1)
  }
})

it('has the anchors of the time when all was one page on the start page', () => {
  const anchors = anchorsOf(readPage(undefined))
  expect(anchors).toEqual(
    expect.arrayContaining([...operations.map(({ id }) => id), ...problemKeys]),
  )
})

it('leads only to anchors that exist, and has none twice on a page', () => {
  let links = 0
  for (const [path, html] of pages) {
    const anchors = anchorsOf(html)
    expect(anchors, path).toEqual([...new Set(anchors)])
    for (const [, target = '', anchor] of html.matchAll(/<a href="([^"#]*)#([^"]+)"/g)) {
      links += 1
      const page = target === '' ? html : pages.get(target)
      expect(anchorsOf(page ?? ''), `${target}#${anchor} on ${path}`).toContain(anchor)
    }
  }
  expect(links).toBeGreaterThan(400)
})

it('does not repeat what an object shares with an earlier one', () => {
  const [, text = ''] = readPage('objects').split('id="object-UrlDocument"')
  const [section = ''] = text.split('</section>')
  expect(section).toContain('Same fields as <a href="#object-TextDocument">')
  expect(section).toContain('UrlFields')
  expect(section).not.toContain('mainLocale')
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

describe('the search', () => {
  const search = (question: string) => render(<ReferenceSearchView question={question} />)
  const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

  it.each([
    ['createCode', '/developers/codes#createCode'],
    ['PATCH codes', '/developers/codes#editCode'],
    ['no longer exists nowhere', undefined],
    ['too many requests', '/developers#limited'],
    ['409 recovery', undefined],
    ['webhook-id', '/developers/webhooks#object-WebhookDelivery'],
    ['  RÉSTORES   a deleted ', '/developers/code-states#restoreCode'],
  ])('finds %s', (question, found) => {
    const [first] = linksOf(search(question))
    expect(first).toBe(found)
  })

  it('says how much it found, and shows no more than a page can hold', () => {
    expect(search('')).toContain(en.developers.search.hint)
    expect(search('<b>xyz')).toContain(en.developers.search.none)
    expect(linksOf(search('e'))).toHaveLength(50)
    expect(search('e')).toContain('first 50 results')
    expect(search('idempotency key malformed')).toContain('1 result<')
  })
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
