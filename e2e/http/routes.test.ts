import { describe, expect, it } from 'vitest'
import { sampleInGate } from '@/testing/pick-sample'
import { fetchPath, siteUrl } from './fetch-page'
import { generatorTypes } from './generator-types'

describe('types of the generator', () => {
  it.each(['/WIFI', '/de/vCard', '/Url'])('are compared case-insensitively: %s', async (path) => {
    expect((await fetchPath(path)).status).toBe(200)
  })

  it.each(['/sw.js', '/SW.JS', '/de/sw.js'])(
    'include the service worker, in any case and language: %s',
    async (path) => {
      const answer = await fetchPath(path, { redirect: 'follow' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('javascript')
    },
  )

  it.each(['/wifis', '/phones', '/de/sw', '/favicon.png', '/en-US'])(
    'do not include anything else: %s',
    async (path) => {
      expect((await fetchPath(path)).status).toBe(404)
    },
  )
})

/** Addresses that the specification declares without their own page, and their targets. */
const declared: [from: string, to: string][] = [
  ['/qr-code-generator', '/'],
  ['/qr-code-types', '/'],
  ...generatorTypes.map((type): [string, string] => [`/qr-code-types/${type}`, `/${type}`]),
  ['/qr-codes-for/personal', '/qr-codes-for-personal'],
  ['/qr-codes-for/education', '/qr-codes-in-education'],
]

it.each(sampleInGate(declared, 8))(
  'redirects %s to %s, with and without a slash at the end, and keeps the query',
  async (from, to) => {
    for (const ending of ['', '/', '?a=1&b=%20c', '/?a=1']) {
      const answer = await fetchPath(from + ending, { redirect: 'follow' })
      expect(answer.status, ending).toBe(200)
      const { search } = new URL(from + ending, siteUrl())
      expect(answer.url, ending).toBe(new URL(to + search, siteUrl()).href)
    }
  },
)

it.each(['/qr-code-types/nothing', '/de/qr-code-generator'])(
  'redirects neither to missing pages nor from other languages: %s',
  async (path) => {
    expect((await fetchPath(path, { redirect: 'follow' })).status).toBe(404)
  },
)

it.each([
  ['/page/data-processing-agreement', '/page/data-processing-agreenent'],
  ['/ja/page/data-processing-agreement', '/ja/page/data-processing-agreenent'],
  ['/en/wifi', '/wifi'],
  ['/en', '/'],
])('redirects the moved %s to %s', async (from, to) => {
  const answer = await fetchPath(from, { redirect: 'follow' })
  expect(answer.status).toBe(200)
  expect(answer.url).toBe(new URL(to, siteUrl()).href)
})
