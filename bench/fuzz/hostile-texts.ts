import fc from 'fast-check'
import type { ContentDraft } from '@/qr/content/content'
import { contentTypes } from '@/qr/content/content-types'
import { contentFields } from '@/qr/content/fields'
import { defaultDesign } from '@/qr/design/design'

/** What formats give a meaning to, and what tends to break readers. */
const fragments = [
  'WIFI:',
  'T:WPA;',
  'S:',
  'P:',
  'R:1;',
  'H:true;',
  ';;',
  '\\;',
  '\\\\',
  '"',
  'BEGIN:VCARD\r\n',
  'END:VCARD',
  'VERSION:3.0\n',
  'N:',
  'FN;CHARSET=UTF-8:',
  'TEL;TYPE=CELL:',
  '=\r\n',
  'BEGIN:VCALENDAR\n',
  'BEGIN:VEVENT\n',
  'DTSTART;VALUE=DATE:',
  'DTSTART:20260230T250000Z',
  'END:VEVENT',
  'MECARD:',
  'MATMSG:TO:',
  'SUB:',
  'mailto:',
  '?subject=',
  '&body=',
  '%0D%0A',
  '%',
  '%E0%A4%A',
  'SMSTO:',
  'sms:',
  'tel:',
  'geo:',
  '0.0,-0',
  '1e999',
  '?q=',
  'https://',
  'HTTPS://WA.ME/',
  'javascript:alert(1)',
  'data:text/html,',
  '/q/',
  '[::1]',
  'xn--',
  '@',
  'otpauth://totp/',
  'secret=',
  '&period=0',
  'upi://pay?pa=',
  '000201',
  '6304',
  '26580014br.gov.bcb.pix',
  'BCD\n002\n1\nSCT\n',
  'SPC\n0200\n1\n',
  'DE89370400440532013000',
  'CH4431999123000889012',
  '(01)09506000134352',
  '/01/09506000134352',
  ']d2',
  '978020137962',
  '\u0000',
  '\u001d',
  '\u2028',
  '\uFEFF',
  '\u202E',
  '\uD83D',
  '🏳️‍🌈',
  'שלום',
  '漢字',
  'İ',
  'ß',
] as const

const fragment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fragments) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 1, arbitrary: fc.nat().map(String) },
)

/** Up to the length that no code can hold, often made of the same piece again and again. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fragment, fragment, fc.integer({ min: 1, max: 20_000 }), fragment)
      .map(([start, piece, count, end]) => start + piece.repeat(count).slice(0, 100_000) + end),
  },
)

/** Fields of any type, filled in with anything, also with what a form could never send. */
export const hostileDraft: fc.Arbitrary<ContentDraft> = fc
  .constantFrom(...contentTypes)
  .chain((type) => {
    const fields = contentFields[type].map(({ name, options, initial }) => {
      const values = [hostileText, fc.constant(initial), fc.anything()]
      return [name, fc.oneof(...values, ...(options ? [fc.constantFrom(...options)] : []))] as const
    })
    const filled = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
    return filled.map((values) => ({ ...values, type }) as ContentDraft)
  })

const color = fc.oneof(
  fc.constantFrom('#000000', '#ffffff80', '#zzzzzz', 'url(#x)', '"/><script>'),
  fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
)
const number = fc.oneof(
  fc.integer({ min: -1, max: 50 }),
  fc.double({ min: 0, max: 1 }),
  fc.double(),
)
const fill = fc.oneof(
  fc.record({ kind: fc.constant('solid'), color }),
  fc.constant({ kind: 'none' }),
  fc.record({
    kind: fc.constantFrom('linear', 'radial'),
    angleDegrees: number,
    stops: fc.array(fc.record({ offset: fc.double({ min: 0, max: 1, noNaN: true }), color }), {
      maxLength: 5,
    }),
  }),
)
const frame = fc.record({
  shape: fc.constantFrom('banner-below', 'ribbon', 'bubble', 'ticket', 'phone', 'corners', 'none'),
  fill,
  text: fc.string({ unit: 'binary', maxLength: 70 }),
  textColor: color,
  font: fc.constantFrom('sans', 'display', '../secret'),
  language: fc.string({ maxLength: 12 }),
})
const logo = fc.record({
  source: fc.oneof(
    fc.record({ kind: fc.constant('icon'), name: fc.constantFrom('wifi', '__proto__', ''), color }),
    fc.record({
      kind: fc.constant('image'),
      dataUrl: fc.constantFrom('data:image/png;base64,AAAA', 'data:image/svg+xml;base64,PHN2Zz4='),
      widthPx: number,
      heightPx: number,
    }),
  ),
  size: fc.double({ min: 0, max: 1 }),
  marginModules: number,
  shape: fc.constantFrom('square', 'rounded', 'circle'),
  clearing: fc.constantFrom('modules', 'outline', 'none'),
  backdrop: fill,
})

/** The default design with some members replaced, or anything at all. */
export const hostileDesign: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record(
        {
          level: fc.constantFrom('L', 'M', 'Q', 'H', 'X'),
          minVersion: number,
          mask: fc.oneof(number, fc.constant('auto')),
          eci: fc.boolean(),
          sizePx: fc.integer({ min: 90, max: 4100 }),
          marginModules: number,
          modules: fc.record({
            shape: fc.constantFrom('square', 'dot', 'classy', 'star', 'mosaic', 'horizontal'),
            scale: fc.double({ min: 0.4, max: 1.1, noNaN: true }),
            fill,
          }),
          background: fc.record({ fill, cornerModules: number }),
          logo: fc.option(logo),
          frame: fc.option(frame),
        },
        { requiredKeys: [] },
      )
      .map((members) => ({ ...defaultDesign, ...members })),
  },
  { weight: 1, arbitrary: fc.anything() },
)
