import { describe, expect, it } from 'vitest'
import { blankPageContent, type PageDraft, pageTypes, samplePageContent } from '@/qr/content'
import { defaultDesign } from '@/qr/design'
import { readForeignCode, readStoredCode } from '@/tools/shared/recent/read-stored-code'
import type { RecentCode } from '@/tools/shared/recent/recent-code'
import { isSameCode } from '@/tools/shared/recent/same-code'
import { readCodesFile } from './codes-file'
import { findRecentCodes } from './find-recent-codes'

const makeStoredCode = (draft: PageDraft, name = ''): RecentCode => ({
  id: 'a-1',
  version: 1,
  name,
  draft,
  design: defaultDesign,
  createdAt: 1,
  updatedAt: 2,
})
const sample = (type: (typeof pageTypes)[number]) =>
  ({ ...blankPageContent(type), ...samplePageContent(type) }) as PageDraft

describe('a kept code', () => {
  it.each(pageTypes)('of %s survives a file', (type) => {
    const code = makeStoredCode(sample(type), 'Table tent')
    expect(readStoredCode(JSON.parse(JSON.stringify(code)))).toEqual(code)
  })

  it('keeps a name that was given apart from one that follows the content', () => {
    expect(
      readStoredCode({ ...makeStoredCode(sample('text'), ' x '), isNamed: true }),
    ).toMatchObject({
      name: 'x',
      isNamed: true,
    })
    expect(
      readStoredCode({ ...makeStoredCode(sample('text'), ' '), isNamed: true }),
    ).not.toHaveProperty('isNamed')
  })

  it.each([
    null,
    'a',
    {},
    { ...makeStoredCode(sample('text')), id: '../x' },
    { ...makeStoredCode(sample('text')), version: 2 },
    { ...makeStoredCode(sample('text')), updatedAt: 'now' },
    { ...makeStoredCode(sample('text')), updatedAt: Number.NaN },
    { ...makeStoredCode(sample('text')), design: { version: 2 } },
    { ...makeStoredCode(sample('text')), draft: { type: 'shoe' } },
  ])('is not found in %j', (value) => {
    expect(readStoredCode(value)).toBeUndefined()
  })

  it('from somebody else may not bring a picture that runs something', async () => {
    const dataUrl = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="x()" viewBox="0 0 1 1"/>')}`
    const logo = {
      source: { kind: 'image', dataUrl, widthPx: 1, heightPx: 1 },
      size: 0.2,
      marginModules: 1,
      shape: 'square',
      clearing: 'none',
      backdrop: { kind: 'none' },
    }
    const code = { ...makeStoredCode(sample('url')), design: { ...defaultDesign, logo } }
    expect(readStoredCode(code)).toBeDefined()
    expect(await readForeignCode(code)).toBeUndefined()
  })
})

describe('isSameCode', () => {
  it('compares what is in a code, whatever the order and whatever was left out', () => {
    const { type, ...fields } = sample('wifi')
    const other = makeStoredCode({ ...Object.fromEntries(Object.entries(fields).reverse()), type })
    const { hidden: _, ...short } = makeStoredCode(sample('wifi')).draft
    expect(isSameCode(makeStoredCode(sample('wifi')), other)).toBe(true)
    expect(isSameCode(makeStoredCode(short as PageDraft), other)).toBe(true)
    expect(isSameCode(makeStoredCode({ ...sample('wifi'), ssid: 'b' }), other)).toBe(false)
    const design = { ...defaultDesign, frame: null, marginModules: 5 }
    expect(isSameCode({ ...other, design }, other)).toBe(false)
    expect(isSameCode(makeStoredCode(sample('url')), other)).toBe(false)
  })
})

describe('findRecentCodes', () => {
  const codes = [
    makeStoredCode({ type: 'wifi', ssid: 'Café Luna' }, 'Table tent'),
    makeStoredCode({ type: 'url', url: 'https://example.com/đà-nẵng' }, 'Menu'),
  ]
  it.each([
    ['', 'all', 2],
    ['cafe', 'all', 1],
    ['LUNA table', 'all', 1],
    ['luna menu', 'all', 0],
    ['da-nang', 'all', 1],
    ['', 'wifi', 1],
    ['menu', 'wifi', 0],
  ] as const)('for %j of %s finds %i', (words, type, count) => {
    expect(findRecentCodes(codes, { words, type })).toHaveLength(count)
  })
})

describe('readCodesFile', () => {
  it.each([
    ['{', 'unreadable'],
    ['[]', 'foreign'],
    ['null', 'foreign'],
    ['{"kind":"quietzone-presets","version":1,"codes":[]}', 'foreign'],
    ['{"kind":"quietzone-codes","version":2,"codes":[]}', 'newer'],
  ])('refuses %s', (text, reason) => {
    expect(readCodesFile(text)).toEqual({ ok: false, reason })
  })

  it('hands over what it does not know yet', () => {
    expect(readCodesFile('{"kind":"quietzone-codes","version":1,"codes":[1]}')).toEqual({
      ok: true,
      codes: [1],
    })
  })
})
