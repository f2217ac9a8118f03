import { afterEach, expect, it } from 'vitest'
import { env } from '@/env'
import { createHostCheck } from './known-hosts'

const known = { ...env }
afterEach(() => {
  Object.assign(env, known)
})

const hosts = ['example.com', 'example.com:8443', 'de.example.com', 'go.cafe.example:80']
const strange = ['evil.example', 'example.com.evil.example', 'xx.example.com', 'cafe.example']
const addresses = ['localhost:3000', 'de.localhost:3000', '192.168.1.5:3000', '[::1]:3000']

/** Returns which of all hosts above are answered. */
function listAnswered(settings: Partial<typeof env>): string[] {
  Object.assign(env, { LOCALE_HOST: undefined, ANSWER_ADDRESSES: undefined, ...settings })
  return [...hosts, ...strange, ...addresses].filter(
    createHostCheck((host) => host === 'go.cafe.example'),
  )
}

it('answers for the hosts of the site and verified domains only', () => {
  const settings = { SITE_URL: 'https://example.com', LOCALE_HOST: 'example.com' }
  expect(listAnswered(settings)).toEqual(hosts)
  expect(listAnswered({ SITE_URL: 'https://example.com' })).not.toContain('de.example.com')
})

it.each(['http://localhost:3000', 'http://192.168.1.9', 'http://[::1]:3000'])(
  'answers for every address while SITE_URL is %s, unless that is switched off',
  (siteUrl) => {
    expect(listAnswered({ SITE_URL: siteUrl })).toEqual(['go.cafe.example:80', ...addresses])
    expect(listAnswered({ SITE_URL: siteUrl, ANSWER_ADDRESSES: false })).not.toContain(
      '192.168.1.5:3000',
    )
  },
)

it('answers for addresses beside a name where that is switched on', () => {
  const settings = { SITE_URL: 'https://example.com', ANSWER_ADDRESSES: true }
  expect(listAnswered(settings)).toEqual([
    ...['example.com', 'example.com:8443', 'go.cafe.example:80'],
    ...addresses,
  ])
})
