import { expect, it } from 'vitest'
import { locales } from '@/i18n/locales'
import { sampleInGate } from '@/testing/pick-sample'
import { germanVisit, sendRequest } from './send-request'

const mainUrl = () => process.env.E2E_DOMAINS_URL as string
const at = (locale: string, path: string) => {
  const url = new URL(path, mainUrl())
  url.hostname = `${locale}.localhost`
  return url.href
}

it.each(sampleInGate(locales, 3))(
  'serves $name at its own sub-domain without prefix, whatever the browser prefers',
  async ({ code, lang }) => {
    const answer = await sendRequest(at(code, '/wifi'), germanVisit)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(`<link rel="canonical" href="${at(code, '/wifi')}"`)
  },
)

it('redirects another language’s prefix to its sub-domain', async () => {
  const answer = await sendRequest(at('de', '/fr/pricing?a=1'), germanVisit)
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(at('fr', '/pricing?a=1'))
})

it('redirects a first visit of the main host to the browser’s language with its query', async () => {
  const answer = await sendRequest(`${mainUrl()}/pricing?a=1`, germanVisit)
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(at('de', '/pricing?a=1'))
})

it.each(['/admin', '/api/users/me'])('redirects %s to the main host', async (path) => {
  const answer = await sendRequest(at('de', path), germanVisit)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(mainUrl() + path)
})
