import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostedTypes } from '@/qr/content/content-types'
import { type PageDraft, samplePageContent } from '@/qr/content/page-content'
import * as z from '@/std/zod'
import { checkDocument } from './check-document'
import type { CodeDocument } from './code-document'
import { codeDocumentSchema } from './code-document-schema'
import { listTargets } from './list-targets'
import { blankVersion, newDocument } from './new-document'

const ownHosts = ['qr.example.org']
const link = newDocument({ type: 'url', url: 'example.com' }, 'en')
const card = newDocument(samplePageContent('vcard') as PageDraft, 'de')
const rules = {
  timeZone: 'Europe/Paris',
  windows: [{ days: [1, 5], from: '22:00', until: '02:00', url: 'night.example' }],
  byDevice: { ios: 'https://apps.example/ios' },
  byLanguage: [{ language: 'de-AT', url: 'https://at.example/' }],
  split: [
    { name: 'A', url: 'https://a.example/', weight: 1 },
    { name: 'B', url: 'https://b.example/', weight: 2 },
  ],
  expiry: { at: '2027-01-01T00:00:00+01:00', scans: null, fallbackUrl: 'münchen.de' },
}

type Loose = Record<string, unknown>
const change = (document: CodeDocument, more: Loose) => ({ ...document, ...more })
const version = (more: Loose) => ({ ...blankVersion, fields: link.languages.en?.fields, ...more })

function check(value: unknown) {
  const checked = checkDocument(value, ownHosts)
  return checked.ok ? [] : checked.issues.map(({ pointer, key }) => `${pointer} ${key}`)
}

describe('a document that is as it should be', () => {
  it.each(hostedTypes)('of the type %s passes as its form fills it in', (type) => {
    const sample = samplePageContent(type) as PageDraft
    const input = type === 'url' ? { ...sample, url: 'https://example.com/' } : sample
    expect(check(newDocument(input, 'ja'))).toEqual([])
  })

  it('has its addresses as browsers write them', () => {
    const checked = checkDocument({ ...link, rules }, ownHosts)
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
    expect(checked.targets).toEqual(listTargets(checked.document))
    expect(checked.targets).toEqual([
      { pointer: '/languages/en/fields/url', url: 'https://example.com/' },
      { pointer: '/rules/windows/0/url', url: 'https://night.example/' },
      { pointer: '/rules/byDevice/ios', url: 'https://apps.example/ios' },
      { pointer: '/rules/byLanguage/0/url', url: 'https://at.example/' },
      { pointer: '/rules/split/0/url', url: 'https://a.example/' },
      { pointer: '/rules/split/1/url', url: 'https://b.example/' },
      { pointer: '/rules/expiry/fallbackUrl', url: 'https://xn--mnchen-3ya.de/' },
    ])
    expect(checkDocument(checked.document, ownHosts)).toEqual(checked)
  })

  it('keeps no field that nobody sees, nor one that is not of its type', () => {
    const open = { ssid: 'Net', security: 'open', password: 'typed before', other: 'x' }
    const checked = checkDocument(newDocument({ type: 'wifi', ...open }, 'en'), ownHosts)
    expect(checked.ok && checked.document.languages.en?.fields).toEqual({
      ssid: 'Net',
      security: 'open',
    })
  })

  it('needs no member that has a default', () => {
    const languages = { en: { fields: { url: 'example.com' } } }
    const rules = { split: [{ url: 'https://a.example/' }], expiry: { scans: 5 } }
    const checked = checkDocument({ languages, rules, look: { accent: '#123456' } }, ownHosts)
    expect(checked.ok && checked.document).toEqual({
      ...newDocument({ type: 'url', url: 'https://example.com/' }, 'en'),
      look: { accent: '#123456', ground: '#ffffff', coverFileId: null },
      rules: {
        ...{ timeZone: 'UTC', windows: [], byDevice: {}, byLanguage: [] },
        split: [{ name: '', url: 'https://a.example/', weight: 1 }],
        expiry: { at: null, scans: 5, fallbackUrl: null },
      },
    })
  })

  it('is text that PostgreSQL keeps', () => {
    const title = 'a\u0000b\ud800'
    const input = change(link, { languages: { en: version({ title }) } })
    const checked = checkDocument(input, ownHosts)
    expect(checked.ok && checked.document.languages.en?.title).toBe('ab\ufffd')
  })

  it('of a link needs its address in the main language alone', () => {
    const languages = { ...link.languages, de: version({ fields: {}, title: 'Hallo' }) }
    expect(check(change(link, { languages }))).toEqual([])
    expect(check(change(link, { languages, mainLocale: 'de' }))).toEqual([
      '/languages/de/fields/url content.errors.required',
    ])
  })
})

describe('a document that is refused says where and why', () => {
  const withVersion = (more: Loose) => change(link, { languages: { en: version(more) } })
  const withRules = (more: Loose) => change(link, { rules: { ...rules, ...more } })
  const window = rules.windows[0]
  const button = { label: 'Menu', url: 'https://example.com/' }
  it.each<[unknown, string[]]>([
    [null, [' codes.document.invalid']],
    [{ ...link, version: 2 }, ['/version codes.document.invalid']],
    [{ ...link, type: 'otp' }, ['/type codes.document.invalid']],
    [{ ...link, mainLocale: 'de' }, ['/mainLocale codes.document.mainLanguage']],
    [{ ...link, languages: { xx: version({}) } }, ['/languages/xx codes.document.unknownMember']],
    [{ ...link, color: 1 }, ['/color codes.document.unknownMember']],
    [withVersion({ 'a/b': 1 }), ['/languages/en/a~1b codes.document.unknownMember']],
    [{ ...link, look: { ...link.look, accent: 'red' } }, ['/look/accent codes.document.invalid']],
    [withVersion({ title: 'a'.repeat(121) }), ['/languages/en/title codes.document.tooLong']],
    [
      withVersion({ buttons: Array(11).fill(button) }),
      ['/languages/en/buttons codes.document.tooMany'],
    ],
    [
      withVersion({ buttons: [{ ...button, label: '' }] }),
      ['/languages/en/buttons/0/label codes.document.required'],
    ],
    [
      withVersion({ buttons: [button, { ...button, url: 'http://example.com' }] }),
      ['/languages/en/buttons/1/url codes.targets.http'],
    ],
    [
      withVersion({ buttons: [{ ...button, url: '' }] }),
      ['/languages/en/buttons/0/url codes.targets.missing'],
    ],
    [
      withVersion({ files: [{ id: '../etc', role: 'content', caption: '' }] }),
      ['/languages/en/files/0/id codes.document.invalid'],
    ],
    [withVersion({ fields: {} }), ['/languages/en/fields/url content.errors.required']],
    [withVersion({ fields: { url: 5 } }), ['/languages/en/fields/url codes.document.invalid']],
    [withVersion({ fields: { url: true } }), ['/languages/en/fields/url content.errors.invalid']],
    [
      withVersion({ fields: { url: 'https://qr.example.org/q/ABCDEFGH' } }),
      ['/languages/en/fields/url codes.targets.own'],
    ],
    [
      newDocument(
        { ...samplePageContent('vcard'), website: 'https://bit.ly/x' } as PageDraft,
        'fr',
      ),
      ['/languages/fr/fields/website codes.targets.shortener'],
    ],
    [
      change(card, { rules: { ...rules, passQuery: true } }),
      ['byDevice', 'byLanguage', 'split', 'passQuery'].map(
        (name) => `/rules/${name} codes.document.rulesOnlyForLinks`,
      ),
    ],
    [withRules({ timeZone: 'Mars/Phobos' }), ['/rules/timeZone codes.document.invalid']],
    [
      withRules({ windows: [{ ...window, days: [] }] }),
      ['/rules/windows/0/days codes.document.invalid'],
    ],
    [
      withRules({ windows: [{ ...window, days: [0, 8] }] }),
      [
        '/rules/windows/0/days/0 codes.document.invalid',
        '/rules/windows/0/days/1 codes.document.invalid',
      ],
    ],
    [
      withRules({ windows: [{ ...window, from: '24:00' }] }),
      ['/rules/windows/0/from codes.document.invalid'],
    ],
    [
      withRules({ byLanguage: [...rules.byLanguage, { language: 'DE-at', url: 'a.example' }] }),
      ['/rules/byLanguage codes.document.invalid'],
    ],
    [
      withRules({ byDevice: { toaster: 'a.example' } }),
      ['/rules/byDevice/toaster codes.document.unknownMember'],
    ],
    [
      withRules({ split: [{ name: 'A', url: 'a.example', weight: 0 }] }),
      ['/rules/split/0/weight codes.document.invalid'],
    ],
    [
      withRules({ expiry: { at: 'soon', scans: 0, fallbackUrl: null } }),
      ['/rules/expiry/at codes.document.invalid', '/rules/expiry/scans codes.document.invalid'],
    ],
    [
      withRules({ expiry: { at: null, scans: 5, fallbackUrl: 'tel:110' } }),
      ['/rules/expiry/fallbackUrl codes.targets.scheme'],
    ],
  ])('%#', (value, issues) => {
    expect(check(value)).toEqual(issues)
  })

  it('apart for addresses alone', () => {
    const problemOf = (value: unknown) => {
      const checked = checkDocument(value, ownHosts)
      return checked.ok ? undefined : checked.problem
    }
    expect(problemOf(withVersion({ fields: { url: 'http://example.com' } }))).toBe('target')
    expect(problemOf(withVersion({ fields: { url: '' } }))).toBe('invalid')
  })
})

it('never throws, and what passes can be stored and read again', () => {
  const any = fc.anything({ withNullPrototype: true, withBigInt: true })
  const near = fc.record({
    version: fc.constant(1),
    type: fc.constantFrom(...hostedTypes),
    mainLocale: fc.constantFrom('en', 'de'),
    languages: fc.dictionary(
      fc.constantFrom('en', 'de', 'xx', '__proto__'),
      fc.oneof(
        any,
        fc.record({
          fields: fc.dictionary(fc.constantFrom('text', 'url', 'to', '__proto__'), fc.string()),
          title: fc.string({ unit: 'binary' }),
          description: fc.string(),
          buttons: fc.constant([]),
          files: fc.constant([]),
        }),
      ),
    ),
    look: fc.constant(link.look),
    rules: fc.oneof(any, fc.constant(null)),
  })
  fc.assert(
    fc.property(fc.oneof(any, near), (value) => {
      const checked = checkDocument(value, ownHosts)
      if (!checked.ok) {
        expect(checked.issues.length).toBeGreaterThan(0)
        return
      }
      const stored = JSON.parse(JSON.stringify(checked.document))
      expect(checkDocument(stored, ownHosts)).toEqual(checked)
    }),
    { numRuns: 1000 },
  )
})

it('lists a part of what is wrong with a hostile document', () => {
  const fields = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`k${at}`, at]))
  expect(check(change(link, { languages: { en: version({ fields }) } }))).toHaveLength(100)
})

it('has a form that OpenAPI can show', () => {
  expect(z.toJSONSchema(codeDocumentSchema)).toMatchObject({ type: 'object' })
})
