import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blankVersion, type CodeDecision, codeDecisionHeader, makeSlug, newDocument } from '@/codes'
import { visitorAddressHeader } from '@/env'
import type { HostedType, PageDraft } from '@/qr/content'
import { noRules } from '@/testing/create-test-code'
import { testRequest } from '@/testing/next-headers'
import { startTestPayload } from '@/testing/test-payload'

let payload: Payload
let visitors = 0

beforeAll(async () => {
  payload = await startTestPayload()
})
beforeEach(() => {
  testRequest.headers = new Headers()
  testRequest.cookie = undefined
  visitors += 1
})

const text: PageDraft = { type: 'text', text: 'The treasure is under the oak.' }
const link: PageDraft = { type: 'url', url: 'https://example.com/menu' }
const card: PageDraft = {
  type: 'vcard',
  firstName: 'Mai',
  lastName: 'Köhler',
  cardFormat: 'mecard',
  mobile: '+49 170 1234567',
}
const party: PageDraft = {
  type: 'event',
  title: 'Party; at last',
  allDay: true,
  startDate: '2027-05-14',
}

async function makeCode(
  draft: PageDraft,
  { password, ...columns }: { password?: string; status?: 'paused' | 'blocked' } & object = {},
) {
  const { hashPassword } = await import('./hash-password')
  const slug = makeSlug(randomInt)
  await payload.create({
    collection: 'codes',
    data: {
      slug,
      type: draft.type as HostedType,
      document: newDocument(draft, 'en'),
      revision: 1,
      status: 'active',
      passwordHash: password ? await hashPassword(password) : null,
      ...columns,
    },
    overrideAccess: true,
  })
  return slug
}

async function visit(slug: string, told?: CodeDecision) {
  const { findHostedVisit } = await import('./find-hosted-visit')
  if (told) testRequest.headers.set(codeDecisionHeader, JSON.stringify(told))
  return (await findHostedVisit(slug)).decision
}

it('tells which of our languages its reader speaks, best first', async () => {
  const { findHostedVisit } = await import('./find-hosted-visit')
  testRequest.headers.set('accept-language', 'pl, pt-BR;q=0.9, fr;q=0.8')
  const { languages, browserLanguages } = await findHostedVisit(await makeCode(text))
  expect(languages).toEqual(['pt', 'fr'])
  expect(browserLanguages).toEqual(['pl', 'pt-BR', 'fr'])
})

async function tryPassword(slug: string, password: string, headers: Record<string, string> = {}) {
  const { unlockCode } = await import('./unlock-code')
  const request = new Request(`http://localhost:3000/de/q/${slug}/open`, {
    method: 'POST',
    headers: { [visitorAddressHeader]: `2001:db8:${visitors.toString(16)}:1::1`, ...headers },
    body: new URLSearchParams({ password }),
  })
  return unlockCode(request, slug, 'de')
}

const storeCookie = (answer: Response) => {
  const [, name = '', value = ''] =
    /^([^=]+)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  testRequest.cookie = { name, value }
}

describe('what a visitor of a code’s page sees', () => {
  it('is the page, by a slug in any case', async () => {
    const slug = await makeCode(text)
    expect(await visit(slug)).toEqual({ do: 'page' })
    expect(await visit(slug.toUpperCase())).toEqual({ do: 'page' })
  })

  it.each([
    ['paused', { status: 'paused' }],
    ['blocked', { status: 'blocked', blockReason: 'phishing' }],
    ['deleted', { deletedAt: new Date().toISOString() }],
  ] as const)('is nothing of a code that is %s', async (reason, columns) => {
    expect(await visit(await makeCode(text, columns))).toEqual({ do: 'refuse', reason })
  })

  it('is told apart from what was never there', async () => {
    expect(await visit('zzzzzzzz')).toEqual({ do: 'refuse', reason: 'unknown' })
    expect(await visit('../../etc')).toEqual({ do: 'refuse', reason: 'unknown' })
  })

  it('is never a redirect that nobody counts', async () => {
    expect(await visit(await makeCode(link))).toEqual({ do: 'preview' })
  })

  it('is what the scan handler has decided', async () => {
    const slug = await makeCode(text)
    const over = { do: 'refuse', reason: 'expired' } as const
    expect(await visit(slug, over)).toEqual(over)
    expect(await visit('zzzzzzzz', { do: 'refuse', reason: 'limited' })).toEqual({
      do: 'refuse',
      reason: 'limited',
    })
  })

  it('is not the page of a locked code, whatever the scan handler decides', async () => {
    const slug = await makeCode(text, { password: 'Sesame' })
    expect(await visit(slug, { do: 'page' })).toEqual({ do: 'password' })
  })
})

describe('a password', () => {
  it('opens the page for as long as it is the password', async () => {
    const slug = await makeCode(text, { password: 'Sesame' })
    const other = await makeCode(text, { password: 'Sesame' })
    const answer = await tryPassword(slug, 'Sesame')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/q/${slug}?lang=de`)
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/)
    storeCookie(answer)
    expect(await visit(slug)).toEqual({ do: 'page' })
    testRequest.cookie = { name: `code-${other}`, value: testRequest.cookie?.value ?? '' }
    expect(await visit(other)).toEqual({ do: 'password' })

    storeCookie(answer)
    const { hashPassword } = await import('./hash-password')
    await payload.update({
      collection: 'codes',
      where: { slug: { equals: slug } },
      data: { passwordHash: await hashPassword('Other') },
      overrideAccess: true,
    })
    expect(await visit(slug)).toEqual({ do: 'password' })
  })

  it('leads on to where the code leads, without saying from where', async () => {
    const answer = await tryPassword(await makeCode(link, { password: 'Sesame' }), 'Sesame')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('https://example.com/menu')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('passes the query on, also after a wrong one', async () => {
    const rules = { ...noRules, passQuery: true }
    const columns = { password: 'Sesame', document: { ...newDocument(link, 'en'), rules } }
    const slug = await makeCode(link, columns)
    const { unlockCode } = await import('./unlock-code')
    const lead = async (address: string, password: string) => {
      const request = new Request(`http://localhost:3000${address}`, {
        method: 'POST',
        headers: { [visitorAddressHeader]: `2001:db8:${visitors.toString(16)}:1::1` },
        body: new URLSearchParams({ password }),
      })
      return (await unlockCode(request, slug, 'de')).headers.get('location')
    }
    const received = '?table=5&q=%E9t%E9&flag'
    const query = new URLSearchParams({ query: received })
    expect(await lead(`/q/${slug}/open?lang=de&${query}`, 'Sesam')).toBe(
      `/q/${slug}/unlock?lang=de&fault=wrong&${query}`,
    )
    expect(await lead(`/q/${slug}/open?lang=de&${query}`, 'Sesame')).toBe(
      `https://example.com/menu${received}`,
    )
  })

  it('is asked for again when it is wrong, ten times at most', async () => {
    const slug = await makeCode(link, { password: 'Sesame' })
    for (let attempt = 0; attempt < 10; attempt++) {
      const { headers } = await tryPassword(slug, 'sesame')
      expect(headers.get('location')).toBe(`/q/${slug}/unlock?lang=de&fault=wrong`)
    }
    const { headers } = await tryPassword(slug, 'Sesame')
    expect(headers.get('location')).toMatch(/\/unlock\?lang=de&seconds=\d+$/)
  })

  it('is asked for later when many networks together have guessed it', async () => {
    const { countVisit } = await import('../limit-visitors')
    const { wrongPasswords } = await import('./unlock-code')
    const slug = await makeCode(link, { password: 'Sesame' })
    const other = await makeCode(link, { password: 'Sesame' })
    await countVisit(wrongPasswords, slug, wrongPasswords.most - 1)
    await tryPassword(slug, 'sesame')
    visitors += 1
    const { headers } = await tryPassword(slug, 'Sesame')
    expect(headers.get('location')).toMatch(/\/unlock\?lang=de&seconds=\d+$/)
    const answer = await tryPassword(other, 'Sesame')
    expect(answer.headers.get('location')).toBe('https://example.com/menu')
  })

  it('that is right does not count against others', async () => {
    const { countVisit } = await import('../limit-visitors')
    const { wrongPasswords } = await import('./unlock-code')
    const slug = await makeCode(link, { password: 'Sesame' })
    await countVisit(wrongPasswords, slug, wrongPasswords.most - 1)
    for (let visitor = 0; visitor < 2; visitor++) {
      visitors += 1
      const { headers } = await tryPassword(slug, 'Sesame')
      expect(headers.get('location')).toBe('https://example.com/menu')
    }
  })

  it('leads on as often as the code lets through scans, and no more', async () => {
    const document = newDocument(link, 'en')
    const expiry = { at: null, scans: 2, fallbackUrl: null }
    const rules = { ...noRules, expiry }
    const columns = { password: 'Sesame', document: { ...document, rules } }
    const slug = await makeCode(link, columns)
    const places = []
    for (const _ of [1, 2, 3]) {
      places.push((await tryPassword(slug, 'Sesame')).headers.get('location'))
    }
    const target = 'https://example.com/menu'
    expect(places).toEqual([target, target, `/q/${slug}?lang=de`])
  })

  it('opens a page with a limit of scans for as long as it is unlocked, after the last scan', async () => {
    const expiry = { at: null, scans: 1, fallbackUrl: 'https://example.com/ended' }
    const document = { ...newDocument(text, 'en'), rules: { ...noRules, expiry } }
    const columns = { password: 'Sesame', document }
    const slug = await makeCode(text, columns)
    const opened = await tryPassword(slug, 'Sesame')
    expect(opened.headers.get('location')).toBe(`/q/${slug}/unlock?lang=de`)
    storeCookie(opened)
    expect(await visit(slug)).toEqual({ do: 'page' })
    const refused = await tryPassword(slug, 'Sesame')
    expect(refused.headers.get('location')).toBe('https://example.com/ended')
  })

  it('is not taken from another site’s form', async () => {
    const slug = await makeCode(link, { password: 'Sesame' })
    const { headers } = await tryPassword(slug, 'Sesame', { 'sec-fetch-site': 'cross-site' })
    expect(headers.get('location')).toBe(`/q/${slug}`)
  })

  it('opens nothing that is paused', async () => {
    const slug = await makeCode(link, { password: 'Sesame', status: 'paused' })
    const { headers } = await tryPassword(slug, 'Sesame')
    expect(headers.get('location')).toBe(`/q/${slug}?lang=de`)
  })
})

describe('a code that nobody could check yet', () => {
  const unchecked = { suspicion: 'unchecked' }
  const doubtful = { suspicion: 'web-risk: malware (example.com)' }

  it('shows its preview first, and leads on when its visitor wants to', async () => {
    const slug = await makeCode(link, unchecked)
    expect(await visit(slug)).toEqual({ do: 'preview' })
    const answer = await tryPassword(slug, '')
    expect(answer.headers.get('location')).toBe('https://example.com/menu')
    const warned = await makeCode(link, doubtful)
    expect((await tryPassword(warned, '')).headers.get('location')).toBe('https://example.com/menu')
  })

  it('opens its page, unlike one that a provider warns of', async () => {
    const slug = await makeCode(text, unchecked)
    expect(await visit(slug)).toEqual({ do: 'preview' })
    storeCookie(await tryPassword(slug, ''))
    expect(await visit(slug)).toEqual({ do: 'page' })
    const warned = await makeCode(text, doubtful)
    const answer = await tryPassword(warned, '')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('still asks for its password', async () => {
    const slug = await makeCode(text, { ...unchecked, password: 'Sesame' })
    expect(await visit(slug)).toEqual({ do: 'preview' })
    expect((await tryPassword(slug, '')).headers.get('set-cookie')).toBeNull()
    storeCookie(await tryPassword(slug, 'Sesame'))
    expect(await visit(slug)).toEqual({ do: 'page' })
  })
})

describe('what is kept of a page', () => {
  const sendRequest = async (kind: 'contact' | 'event', slug: string) => {
    const request = new Request(`http://localhost:3000/q/${slug}/x?lang=en`)
    const answer =
      kind === 'contact'
        ? await (await import('@/hosted/page/serve-contact')).serveContact(request, slug, 'en')
        : await (await import('@/hosted/page/serve-event')).serveEvent(request, slug, 'en')
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  it('is a contact as every phone reads it', async () => {
    const { status, headers, text } = await sendRequest('contact', await makeCode(card))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('filename="mai-koehler.vcf"')
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nN:Köhler;Mai;;;\r\n/)
    expect(text).toMatch(/TEL;TYPE=CELL:\+491701234567\r\n[\s\S]*END:VCARD\r\n$/)
  })

  it('is an event in a whole calendar, the same one every time', async () => {
    const slug = await makeCode(party)
    const { text, headers } = await sendRequest('event', slug)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
    expect(text).toContain(`UID:${slug}@localhost\r\n`)
    expect(text).toContain('SUMMARY:Party\\; at last\r\nDTSTART;VALUE=DATE:20270514\r\n')
    expect((await sendRequest('event', slug)).text).toBe(text)
  })

  it('is nothing of what the visitor may not see', async () => {
    expect(
      (await sendRequest('contact', await makeCode(card, { password: 'Sesame' }))).status,
    ).toBe(404)
    expect((await sendRequest('contact', await makeCode(card, { status: 'paused' }))).status).toBe(
      404,
    )
    expect((await sendRequest('contact', await makeCode(party))).status).toBe(404)
    expect((await sendRequest('event', 'zzzzzzzz')).status).toBe(404)
  })
})

describe('a tap', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1'
  const tap = async (slug: string, body: string, headers: Record<string, string> = {}) => {
    const { countTap } = await import('./count-tap')
    const request = new Request(`http://localhost:3000/q/${slug}/tap`, {
      method: 'POST',
      headers: {
        [visitorAddressHeader]: `2001:db8:${visitors.toString(16)}:1::1`,
        ...{ 'user-agent': phone, 'sec-fetch-site': 'same-origin', ...headers },
      },
      body,
    })
    return countTap(request, slug)
  }
  const findTaps = async (slug: string) => {
    const { readStatistics } = await import('../statistics/read-statistics')
    const { findHostedCode } = await import('./find-hosted-code')
    const day = new Date().toISOString().slice(0, 10)
    const codeId = (await findHostedCode(slug))?.id ?? ''
    return (await readStatistics({ codeId, timeZone: 'UTC', from: day, to: day })).taps
  }
  const buttons = [{ label: 'Menu', url: 'https://example.com/menu' }]
  const makeCard = (columns: object = {}) => {
    const document = newDocument(card, 'en')
    const { en = blankVersion } = document.languages
    const own = { document: { ...document, languages: { en: { ...en, buttons } } } }
    return makeCode(card, { ...own, ...columns })
  }

  it('is counted under the name that its owner wrote', async () => {
    const slug = await makeCard()
    for (const target of ['button:en:0', 'contact', 'button:en:0'])
      expect((await tap(slug, target)).status).toBe(204)
    expect(await findTaps(slug)).toEqual([
      { kind: 'button', name: 'Menu', taps: 2 },
      { kind: 'contact', name: '', taps: 1 },
    ])
  })

  it.each([
    ['on nothing that the page has', 'button:en:1', {}, {}],
    ['in a language that it lacks', 'button:de:0', {}, {}],
    ['of another type', 'event', {}, {}],
    ['that is too long', `contact${' '.repeat(60)}`, {}, {}],
    ['from another site', 'contact', { 'sec-fetch-site': 'cross-site' }, {}],
    ['by a crawler', 'contact', { 'user-agent': 'Googlebot/2.1' }, {}],
    ['on a page that is paused', 'contact', {}, { status: 'paused' }],
    ['on a page that is locked', 'contact', {}, { password: 'Sesame' }],
  ])('%s is not counted', async (_, target, headers, columns) => {
    const slug = await makeCard(columns)
    expect((await tap(slug, target, headers)).status).toBe(204)
    expect(await findTaps(slug)).toEqual([])
  })
})

describe('a report', () => {
  const report = async (slug: string, changes: Record<string, string> = {}) => {
    const { submitReport } = await import('./submit-report')
    testRequest.headers.set(visitorAddressHeader, `203.0.113.${visitors}`)
    const form = new FormData()
    const fields = { slug, reason: 'phishing', message: 'It asks for my card.', ...changes }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return submitReport(null, form)
  }

  it('is put before the team', async () => {
    const slug = await makeCode(link)
    expect(await report(slug)).toEqual({ status: 'sent' })
    const { docs } = await payload.find({
      collection: 'reports',
      where: { address: { like: slug } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([
      { reason: 'phishing', message: 'It asks for my card.', status: 'new' },
    ])
  })

  it('comes back with what was written when there are too many', async () => {
    const slug = await makeCode(link)
    for (let count = 0; count < 10; count++) await report(slug)
    expect(await report(slug)).toMatchObject({
      status: 'limited',
      reason: 'phishing',
      message: 'It asks for my card.',
    })
  })

  it('is not taken from another site’s form', async () => {
    testRequest.headers.set('sec-fetch-site', 'cross-site')
    expect(await report(await makeCode(link))).toMatchObject({ status: 'failed' })
  })
})
