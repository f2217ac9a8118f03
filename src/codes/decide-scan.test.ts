import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localToUtc } from '@/std/local-to-utc'
import { type CodeDocument, defaultPageStyle } from './code-document'
import { type Circumstances, type DecidableCode, decideScan } from './decide-scan'
import { blankVersion } from './new-document'
import type { Rules, TimeWindow } from './rules'

const noRules: Rules = {
  timeZone: 'UTC',
  windows: [],
  byDevice: {},
  byLanguage: [],
  split: [],
  expiry: null,
}

function codeOf(rules: Partial<Rules> | null, more: Partial<DecidableCode> = {}): DecidableCode {
  const document: CodeDocument = {
    version: 1,
    type: 'url',
    mainLocale: 'en',
    languages: { en: { ...blankVersion, fields: { url: 'own.example' } } },
    look: defaultPageStyle,
    rules: rules && { ...noRules, ...rules },
  }
  return {
    document,
    status: 'active',
    deletedAtMs: null,
    hasPassword: false,
    isSuspicious: false,
    ...more,
  }
}

const usual: Circumstances = {
  atMs: Date.parse('2026-11-18T12:00:00Z'),
  device: null,
  languages: [],
  chance: 0,
  scansUsed: null,
}

/** Returns the host of the destination and its share, or the other outcome of the scan. */
function decide(code: DecidableCode, circumstances: Partial<Circumstances> = {}): string {
  const decision = decideScan(code, { ...usual, ...circumstances })
  if (decision.do === 'refuse') return decision.reason
  if (decision.do !== 'redirect') return decision.do
  const { hostname } = new URL(decision.url)
  return decision.variant === null ? hostname : `${hostname} ${decision.variant}`
}

const at = (host: string) => `https://${host}/`
const everything: Partial<Rules> = {
  windows: [{ days: [3], from: '11:00', until: '13:00', url: at('lunch') }],
  byDevice: { ios: at('ios') },
  byLanguage: [{ language: 'de', url: at('german') }],
  split: [{ name: 'A', url: at('split'), weight: 1 }],
  expiry: { at: '2026-11-18T12:00:01Z', scans: 10, fallbackUrl: at('ended') },
}

describe('what comes first', () => {
  const afterEnd = { atMs: usual.atMs + 1000 }
  const afterLunch = { atMs: Date.parse('2026-11-17T12:00Z') }
  const iphone = { device: 'ios', languages: ['de'] } as const
  it.each<[string, Partial<DecidableCode>, Partial<Circumstances>, string]>([
    ['deletion', { deletedAtMs: 1, status: 'blocked', isSuspicious: true }, afterEnd, 'deleted'],
    [
      'the block',
      { status: 'blocked', isSuspicious: true, hasPassword: true },
      afterEnd,
      'blocked',
    ],
    ['the pause', { status: 'paused', isSuspicious: true, hasPassword: true }, afterEnd, 'paused'],
    ['the preview, of an end too', { isSuspicious: true }, afterEnd, 'preview'],
    ['the end', { hasPassword: true }, afterEnd, 'ended'],
    ['the end by number', {}, { scansUsed: 10 }, 'ended'],
    ['the preview', { isSuspicious: true, hasPassword: true }, iphone, 'preview'],
    ['the password', { hasPassword: true }, iphone, 'password'],
    ['the time', {}, iphone, 'lunch'],
    ['the device', {}, { ...afterLunch, ...iphone }, 'ios'],
    ['the language', {}, { ...afterLunch, languages: ['de'] }, 'german'],
    ['the split', {}, afterLunch, 'split 0'],
  ])('%s', (_, more, circumstances, expected) => {
    expect(decide(codeOf(everything, more), circumstances)).toBe(expected)
  })

  it('is the own address where nothing else takes the scan', () => {
    expect(decide(codeOf(null))).toBe('own.example')
    expect(decide(codeOf({}))).toBe('own.example')
  })

  it('is the page for other types, after preview and password', () => {
    const { document } = codeOf(null)
    const page = { document: { ...document, type: 'text' as const } }
    expect(decide(codeOf(null, page))).toBe('page')
    expect(decide(codeOf(null, { ...page, hasPassword: true }))).toBe('password')
    expect(decide(codeOf(null, { ...page, isSuspicious: true }))).toBe('preview')
  })

  it('is the time for pages too: an address, or the page with other files', () => {
    const hours = { days: [3], from: '11:00', until: '13:00' }
    const decidePage = (rules: Partial<Rules>, atMs = usual.atMs) => {
      const { document } = codeOf(rules)
      return decide(codeOf(null, { document: { ...document, type: 'document' } }), { atMs })
    }
    const evening = usual.atMs + 6 * 3_600_000
    const lunch = { windows: [{ ...hours, url: at('lunch') }] }
    expect([decidePage(lunch), decidePage(lunch, evening)]).toEqual(['lunch', 'page'])
    expect(decidePage({ windows: [{ ...hours, url: '', fileIds: ['menu'] }] })).toBe('page')
    expect(decidePage({ startsAt: '2026-11-18T12:00:01Z' })).toBe('scheduled')
    expect(decidePage({ startsAt: '2026-11-18T12:00:00Z' })).toBe('page')
    expect(decidePage({ expiry: { at: null, scans: 3, fallbackUrl: null } })).toBe('page')
  })

  it('is never what is no web address', () => {
    const byDevice = { ios: 'javascript:alert(1)' }
    expect(decide(codeOf({ byDevice }), { device: 'ios' })).toBe('own.example')
    const expiry = { at: null, scans: 1, fallbackUrl: 'mailto:a@example.com' }
    expect(decide(codeOf({ expiry }), { scansUsed: 1 })).toBe('expired')
  })
})

describe('the end', () => {
  const ended = (scans: number | null, scansUsed: number | null, end: string | null = null) =>
    decide(codeOf({ expiry: { at: end, scans, fallbackUrl: null } }), { scansUsed })

  it('comes with the scan after the last', () => {
    expect(ended(3, 2)).toBe('own.example')
    expect(ended(3, 3)).toBe('expired')
    expect(ended(3, null)).toBe('own.example')
    expect(ended(null, 999)).toBe('own.example')
  })
  it('comes at its instant, in any zone', () => {
    expect(ended(null, null, '2026-11-18T13:00:00+01:00')).toBe('expired')
    expect(ended(null, null, '2026-11-18T13:00:01+01:00')).toBe('own.example')
  })
})

describe('a time window', () => {
  const isIn = (window: Omit<TimeWindow, 'url'>, local: string, timeZone: string) =>
    decide(codeOf({ timeZone, windows: [{ ...window, url: at('window') }] }), {
      atMs: localToUtc(local, timeZone).getTime(),
    }) === 'window'

  // 2026-11-16 is a Monday.
  it.each<[number[], string, string, string, boolean]>([
    [[1], '11:00', '14:00', '2026-11-16T10:59', false],
    [[1], '11:00', '14:00', '2026-11-16T11:00', true],
    [[1], '11:00', '14:00', '2026-11-16T13:59', true],
    [[1], '11:00', '14:00', '2026-11-16T14:00', false],
    [[2], '11:00', '14:00', '2026-11-16T12:00', false],
    [[7], '22:00', '02:00', '2026-11-16T01:59', true],
    [[7], '22:00', '02:00', '2026-11-16T02:00', false],
    [[7], '22:00', '02:00', '2026-11-15T21:59', false],
    [[7], '22:00', '02:00', '2026-11-15T23:00', true],
    [[7], '22:00', '02:00', '2026-11-15T01:00', false],
    [[1], '00:00', '00:00', '2026-11-16T00:00', true],
    [[1], '00:00', '00:00', '2026-11-16T23:59', true],
    [[1], '00:00', '00:00', '2026-11-17T00:00', false],
    [[1], '06:00', '06:00', '2026-11-17T05:59', true],
  ])('on %j from %s until %s, at %s: %s', (days, from, until, local, expected) => {
    for (const zone of ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia']) {
      expect(isIn({ days, from, until }, local, zone)).toBe(expected)
    }
  })

  it('follows the clocks when they change', () => {
    const window = { days: [7], from: '02:30', until: '03:30' }
    const zone = 'Europe/Berlin'
    const isInAt = (iso: string) =>
      decide(codeOf({ timeZone: zone, windows: [{ ...window, url: at('window') }] }), {
        atMs: Date.parse(iso),
      }) === 'window'
    // Clocks go forward: 02:00 becomes 03:00.
    expect(isInAt('2026-03-29T00:59Z')).toBe(false)
    expect(isInAt('2026-03-29T01:00Z')).toBe(true)
    expect(isInAt('2026-03-29T01:30Z')).toBe(false)
    // Clocks go back: 02:30 occurs twice.
    expect(isInAt('2026-10-25T00:30Z')).toBe(true)
    expect(isInAt('2026-10-25T01:00Z')).toBe(false)
    expect(isInAt('2026-10-25T01:30Z')).toBe(true)
  })

  it('and the one from its end to its beginning share the week', () => {
    const clock = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    fc.assert(
      fc.property(clock, clock, fc.nat(7 * 24 * 60), (from, until, minute) => {
        fc.pre(from !== until)
        const days = [1, 2, 3, 4, 5, 6, 7]
        const instant = new Date(Date.parse('2026-11-16T00:00Z') + minute * 60_000)
        const local = instant.toISOString().slice(0, 16)
        const inside = isIn({ days, from, until }, local, 'UTC')
        expect(isIn({ days, from: until, until: from }, local, 'UTC')).toBe(!inside)
      }),
    )
  })
})

describe('the language', () => {
  const languages = ['de', 'pt-BR', 'zh-Hant', 'fr'].map((language) => ({
    language,
    url: at(language.toLowerCase()),
  }))
  it.each<[string[], string]>([
    [['de'], 'de'],
    [['de-AT'], 'de'],
    [['DE-at'], 'de'],
    [['pt-BR'], 'pt-br'],
    [['pt-PT'], 'own.example'],
    [['pt'], 'own.example'],
    [['zh-Hant-TW'], 'zh-hant'],
    [['zh-CN'], 'own.example'],
    [['ja', 'fr-CH', 'de'], 'fr'],
    // English is the language of the default address.
    [['en-GB', 'de'], 'own.example'],
    [['ja', 'it'], 'own.example'],
    [[], 'own.example'],
    [['*'], 'own.example'],
  ])('of a reader of %j leads to %s', (wanted, expected) => {
    expect(decide(codeOf({ byLanguage: languages }), { languages: wanted })).toBe(expected)
  })
})

describe('the split', () => {
  const split = (...weights: number[]) =>
    weights.map((weight, index) => ({ name: `${index}`, url: at(`s${index}`), weight }))

  it('gives each share what lies under its weight', () => {
    const code = codeOf({ split: split(1, 3) })
    const drawn = [0, 0.2499, 0.25, 0.9999].map((chance) => decide(code, { chance }))
    expect(drawn).toEqual(['s0 0', 's0 0', 's1 1', 's1 1'])
  })

  it('is in proportion to the weights, and always meets a share', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(weights, (sampled) => {
        const code = codeOf({ split: split(...sampled) })
        const total = sampled.reduce((sum, weight) => sum + weight, 0)
        const counts = sampled.map(() => 0)
        const draws = 1000
        for (let draw = 0; draw < draws; draw++) {
          const [, variant] = decide(code, { chance: draw / draws }).split(' ')
          const index = Number(variant)
          counts[index] = (counts[index] ?? Number.NaN) + 1
        }
        for (const [index, weight] of sampled.entries()) {
          expect(Math.abs((counts[index] ?? 0) - (draws * weight) / total)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

it('never throws, and leads nowhere but to the web', () => {
  const anyUrl = fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' }), fc.constant('tel:1'))
  const time = fc.constantFrom('00:00', '07:30', '23:59', 'noon')
  const rules = fc.record<Rules>({
    timeZone: fc.constantFrom('UTC', 'Asia/Tokyo', 'Mars/Phobos', ''),
    windows: fc.array(
      fc.record({ days: fc.array(fc.integer()), from: time, until: time, url: anyUrl }),
    ),
    byDevice: fc.constantFrom({}, { ios: at('a') }),
    byLanguage: fc.array(fc.record({ language: fc.string(), url: anyUrl })),
    split: fc.array(fc.record({ name: fc.string(), url: anyUrl, weight: fc.double() })),
    expiry: fc.option(
      fc.record({
        at: fc.option(fc.string()),
        scans: fc.option(fc.integer()),
        fallbackUrl: fc.option(anyUrl),
      }),
    ),
  })
  const circumstances = fc.record<Circumstances>({
    atMs: fc.integer({ min: 0, max: 4e12 }),
    device: fc.option(fc.constantFrom('ios', 'android', 'desktop')),
    languages: fc.array(fc.string()),
    chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
    scansUsed: fc.option(fc.nat()),
  })
  fc.assert(
    fc.property(rules, circumstances, (sampled, around) => {
      const decision = decideScan(codeOf(sampled), around)
      if (decision.do === 'redirect') expect(decision.url).toMatch(/^https?:\/\/[\u0021-\u007e]+$/)
    }),
    { numRuns: 1000 },
  )
})
