import fc from 'fast-check'
import { type ContentDraft, encodeContent, sampleContent } from '@/qr/content/content'
import { contentTypes } from '@/qr/content/content-types'
import type { FieldValue } from '@/qr/content/field'
import { contentFields } from '@/qr/content/fields'

/** Texts with a meaning in some format, and texts that often break parsers. */
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
  '38570010A000000727',
  '29370016A000000677010111',
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

/** Recognized texts, used as starting points. */
const recognized = [
  ...contentTypes.map((type) => {
    const encoded = encodeContent(sampleContent(type))
    return encoded.ok ? encoded.text : ''
  }),
  'MECARD:N:Müller,Anna;TEL:+4930123456;EMAIL:anna@example.com;ADR:,,Gasse 1,Bonn,,53111,DE;;',
  'MATMSG:TO:a@example.com;SUB:Hello\\; you;BODY:Text;;',
  'geo:52.52,13.405?q=52.52,13.405(Here)&z=12',
  'https://id.gs1.org/01/09506000134352/10/ABC?17=271231',
  'BEGIN:VCARD\r\nVERSION:4.0\r\nN:L;F\r\nFN:F L\r\nNOTE;ENCODING=QUOTED-PRINTABLE:=C3=\r\n=A4\r\nEND:VCARD',
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin:20270101T090000\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR',
  'WIFI:T:WPA2-EAP;S:x;E:PEAP;I:me;P:pw;;',
] as const

const share = fc.double({ min: 0, max: 1, noNaN: true })
const splice = fc.record({ at: share, removed: fc.nat(6), inserted: fragment })

/** A recognized text with parts cut out and others inserted. */
const spoiled = fc
  .tuple(fc.constantFrom(...recognized), fc.array(splice, { maxLength: 2 }))
  .map(([text, splices]) =>
    splices.reduce((spoilt, { at, removed, inserted }) => {
      const start = Math.floor(at * spoilt.length)
      return spoilt.slice(0, start) + inserted + spoilt.slice(start + removed)
    }, text),
  )

/** Texts up to lengths beyond the capacity of a code, often the same piece repeated. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: spoiled },
  { weight: 3, arbitrary: fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fragment, fragment, fc.integer({ min: 1, max: 20_000 }), fragment)
      .map(([start, piece, count, end]) => start + piece.repeat(count).slice(0, 100_000) + end),
  },
)

/**
 * A sample of any type with random values in some fields, including values that no form could send.
 */
export const hostileDraft: fc.Arbitrary<ContentDraft> = fc
  .constantFrom(...contentTypes)
  .chain((type) => {
    const fields = contentFields[type].map(({ name, options = [], initial }) => {
      const allowed = fc.constantFrom<FieldValue[]>(initial, ...options, true)
      const value = fc.oneof(hostileText, allowed, fc.string({ unit: 'binary' }), fc.anything())
      const rarely = fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, value)
      return [name, rarely] as const
    })
    return fc.record(Object.fromEntries(fields)).map((values) => {
      const filled = Object.entries(values).filter(([, value]) => value !== undefined)
      return { ...sampleContent(type), ...Object.fromEntries(filled), type } as ContentDraft
    })
  })
