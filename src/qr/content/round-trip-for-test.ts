import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mod97 } from '@/std/mod-97'
import { type ContentDraft, type ContentOf, encodeContent } from './content'
import { type ContentType, isUploadType } from './content-types'
import { contentFields } from './fields'
import { normalizeAmount } from './normalize-amount'
import { normalizeUrl } from './normalize-url'
import { parseContent, parseContentAs } from './parse-content'

/**
 * Input that often breaks formats: separators, quotes, escapes, line ends, directions, halves of
 * emoji.
 */
const awkward = [
  '\\',
  '\\\\',
  ';',
  ':',
  ',',
  '"',
  "'",
  '\\n',
  '\\;',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\u0000',
  '\u0007',
  '\u001d',
  '\u0085',
  '\u00a0',
  '\u2028',
  '\u2029',
  '\ufeff',
  ' ',
  '%',
  '%41',
  '%zz',
  '+',
  '&',
  '&amp;',
  '=',
  '=\n',
  '=3D',
  '?',
  '#',
  '(',
  ')',
  '👋',
  '👩‍👩‍👧‍👦',
  '\ud83d',
  '\udc4b',
  'שלום',
  'مرحبا',
  '\u202e',
  '\u200f',
  'Ⅳ',
  'é',
  'e\u0301',
  'ﬁ',
  '日本語',
  'BEGIN:VCARD',
  'END:VEVENT',
  'WIFI:',
  'EPD',
  ';;',
  '***',
]

export function anyText(maxLength: number): Arbitrary<string> {
  const pieces = fc.array(fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme' })), {
    maxLength: 12,
  })
  return fc
    .oneof(
      { weight: 4, arbitrary: pieces.map((parts) => parts.join('')) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength }) },
      { weight: 1, arbitrary: fc.string({ minLength: maxLength, maxLength: maxLength + 9 }) },
      { weight: 1, arbitrary: fc.constant('') },
    )
    .map((text) => text.slice(0, maxLength))
}

export const anyPhone = fc.oneof(
  fc.stringMatching(/^\+[1-9]\d{5,13}$/),
  fc.stringMatching(/^0\d{2,5}[ /-]\d{3,8}$/),
  fc.constantFrom(
    '+49 (0)170 123-4567',
    '＋８１ ９０ １２３４',
    '*100#',
    '+1 202 555 0123,,1;2#',
    '110',
  ),
)
export const anyEmail = fc.oneof(
  fc.emailAddress(),
  fc
    .constantFrom(
      'jürgen@müller.example',
      ' a+b@c.example ',
      '用户@例え.jp',
      "o'neil;x\\y@x.example",
    )
    .map((address) => address.replace(';', '')),
)
export const website = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    'example.com',
    'HTTPS://Example.COM/A,b;c',
    'münchen.de/straße?q=ä b',
    'https://me:p,a;s@[2001:db8::1]:8443/x\\y?a\\,b',
    'https://example.com/#a;b,c\\d"e\u0007',
    'http://a.de/\ud83d',
  ),
)
export const optional = (values: Arbitrary<string>) => fc.oneof(fc.constant(''), values)
export const amount = fc.oneof(
  fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('1', '12,5', '0.01', '999 999 999.99', "1'000.10", '７.5'),
)
const bban = fc.stringMatching(/^[A-Z0-9]{14}\d{2}$/)
export const iban = fc
  .tuple(fc.constantFrom('DE', 'FR', 'BE', 'NL'), bban)
  .map(([country, account]) => withCheckDigits(country, account))
export const creditorReference = fc
  .stringMatching(/^[A-Z0-9]{1,21}$/)
  .map((reference) => withCheckDigits('RF', reference))
export const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 14 })
export const named = (values: Arbitrary<string>) => values.filter((value) => value.trim() !== '')

export function withCheckDigits(prefix: string, rest: string): string {
  return prefix + String(98 - mod97(`${rest}${prefix}00`)).padStart(2, '0') + rest
}

export function hostedLink() {
  return fc.stringMatching(/^[A-Z0-9]{4,8}$/).map((slug) => `HTTPS://QUIET.EXAMPLE/Q/${slug}`)
}

/** Unifies line ends and trims the text, as every card and calendar does. */
export const block = (text: string) => text.trim().replace(/\r\n|\r/g, '\n')
export const money = (typed: string) => normalizeAmount(typed) ?? ''
export const link = (typed: string) => {
  const result = normalizeUrl(typed)
  return result.ok ? result.url : ''
}

const host = 'quiet.example'

/**
 * Tests that valid contents of a type come back from their text.
 *
 * @param drafts contents, of which the valid ones are tested
 * @param normalize returns the expected content; the code does not contain the rest: the label in
 *   map links without one, the title of a card in MECARD, the time zone of an event, and so on
 */
export function testRoundTrip<Type extends ContentType>(
  type: Type,
  drafts: Arbitrary<Omit<Partial<ContentOf<Type>>, 'type'>>,
  normalize: (content: ContentOf<Type>) => ContentOf<Type> = (content) => content,
): void {
  const contents = drafts
    .map((draft) => encodeContent({ ...draft, type } as unknown as ContentDraft))
    .filter((encoded) => encoded.ok)
    .map(({ content, text }) => ({ content: content as ContentOf<Type>, text }))

  describe(type, () => {
    it('comes back from its text as it went in', () => {
      fc.assert(
        fc.property(contents, ({ content, text }) => {
          const back = parseContentAs(type, text, { host })
          expect(back).toEqual(normalize(content))
          // A second round trip loses nothing.
          expect(encodeContent(back as ContentOf<Type>)).toMatchObject({ ok: true, text })
        }),
        { numRuns: 200 },
      )
    })

    it('is recognized without being named', () => {
      fc.assert(
        fc.property(contents, ({ content, text }) => {
          const found = parseContent(text, { host })
          if (isUploadType(type)) {
            expect(found).toMatchObject({ type: 'hosted', link: text })
          } else if (found.type === type || !['text', 'url'].includes(type)) {
            // A text or a link may also be valid content of another type.
            expect(found).toEqual(normalize(content))
          }
        }),
        { numRuns: 120 },
      )
    })

    it('is tested with all members filled', () => {
      const members = fc.sample(contents, 50).flatMap(({ content }) => filled(content))
      const names = contentFields[type].map(({ name }) => name)
      expect([...new Set(members)].sort()).toEqual(names.sort())
    })
  })
}

function filled(content: object): string[] {
  return Object.entries(content).flatMap(([name, value]) =>
    name === 'type' || value === '' ? [] : [name],
  )
}
