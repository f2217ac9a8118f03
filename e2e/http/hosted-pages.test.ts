import { expect, it } from 'vitest'
import { newDocument } from '@/codes/new-document'
import { paths } from '@/paths'
import { fetchPage, fetchPath } from './fetch-page'

const phone = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

/** Sends a request to the API for codes and returns its answer. */
async function call(method: string, path: string, body?: object, key?: string) {
  const response = await fetchPath(paths.codesApi + path, {
    method,
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  expect(response.ok, JSON.stringify(answer)).toBe(true)
  return answer
}

it('shows the page of a code from memory, in its last revision, and counts every scan', async () => {
  const write = (text: string) => newDocument({ type: 'text', text }, 'en')
  const { code, editKey } = await call('POST', '/codes', { document: write('Opened at nine') })
  const scan = async (language: string, query = '') => {
    const headers = { ...phone, 'accept-language': language }
    const { status, document } = await fetchPage(paths.hostedPage(code.slug) + query, { headers })
    return { status, lang: document.documentElement.lang, text: document.body.textContent ?? '' }
  }

  for (const language of ['de', 'en', 'de'])
    expect(await scan(language)).toEqual({
      ...{ status: 200, lang: language },
      text: expect.stringContaining('Opened at nine'),
    })
  const { headers } = await fetchPath(paths.hostedPage(code.slug), { headers: phone })
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  // Not kept for others: the query may name its visitor.
  await scan('fr', '?mail=someone@example.com')
  expect((await scan('fr')).text).not.toContain('someone@')

  const change = { revision: code.revision, document: write('Opened at ten') }
  const edited = await call('PATCH', `/codes/${code.slug}`, change, editKey)
  await expect.poll(async () => (await scan('de')).text).toContain('Opened at ten')
  await call('POST', `/codes/${code.slug}/pause`, { revision: edited.revision }, editKey)
  await expect.poll(async () => (await scan('de')).status).toBe(410)
  expect((await scan('de')).text).not.toContain('Opened')

  const { scans } = await call('GET', `/codes/${code.slug}`, undefined, editKey)
  expect(scans).toBeGreaterThanOrEqual(6)
})
