import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'

const ending = '.schema.json'
const schemas = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith(ending))
  .map((path) => join('src', path))
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

// A data file has its schema next to it.
it.each(schemas)('%s describes its data', (path) => {
  const data = readJson(path.replace(ending, '.json'))
  expect(z.fromJSONSchema(readJson(path)).safeParse(data).error?.issues ?? []).toEqual([])
})

it.each([
  ['src/qr/links/brands.schema.json', { PayPal: 'paypal.com' }],
  ['src/qr/links/brands.schema.json', { paypal: 'paypal.com  paypal.me' }],
  ['src/qr/links/lure-words.schema.json', { riskyEndings: ['tk'] }],
  ['src/qr/links/shorteners.schema.json', ['bit.ly Tinyurl.com']],
  ['src/qr/sheet/label-formats.schema.json', { labels: {}, cards: {}, rolls: [] }],
])('%s refuses other data', (path, data) => {
  expect(z.fromJSONSchema(readJson(path)).safeParse(data).success).toBe(false)
})
