import { expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { message } from '../catalog'
import { germanVisit, sendRequest } from './send-request'

const at = (path: string) => process.env.E2E_URL + path

it('sends a first visit to the browser’s language with its query, and sets no cookie', async () => {
  const answer = await sendRequest(at('/pricing?from=poster'), germanVisit)
  expect(answer.status).toBe(307)
  const location = new URL(answer.headers.get('location') as string, at('/pricing'))
  expect(location.href).toBe(at('/de/pricing?from=poster'))
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('keeps a page in another language at its address', async () => {
  const answer = await sendRequest(at('/fr/pricing'), germanVisit)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<html lang="fr')
})

it('answers in English when the browser’s language is not available', async () => {
  const answer = await sendRequest(at('/pricing'), { ...germanVisit, 'accept-language': 'ko-KR' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<html lang="en')
})

it('serves a crawler every page at its own address, whatever it accepts', async () => {
  const answer = await sendRequest(at('/wifi'), {
    ...germanVisit,
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('names a page’s other languages in its head, and none where there is no page', async () => {
  const alternates = /<link rel="alternate" hrefLang=/gi
  const page = await (await sendRequest(at('/fr/pricing'))).text()
  expect(page.match(alternates)?.length).toBeGreaterThanOrEqual(localeCodes.length)
  const missing = await sendRequest(at('/fr/no/such/page'))
  expect(missing.status).toBe(404)
  expect((await missing.text()).match(alternates)).toBeNull()
})

it.each(localeCodes)('serves the suggestion of a language in that language: %s', async (locale) => {
  const answer = await sendRequest(at(`/messages/suggestion-${locale}.json`))
  const { text } = (await answer.json()).site.suggestion
  expect(text).toBe(message(locale, 'site.suggestion.text'))
})
