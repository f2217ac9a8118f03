import { newDocument } from '@/codes'
import { localeCodes } from '@/i18n/locales'
import { defaultDesign } from '@/qr/design'

type HostileBody = readonly [name: string, json: string]

function repeat(text: string, bytes: number): string {
  return text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))))
}

/** Size in bytes of the largest picture of a logo. */
const picture = 3_900_000
/** Just below the number of commas and of brackets with which a body is parsed. */
const signs = 49_000

type Parts = { document: unknown; design?: unknown }

/**
 * Builds JSON of about `bytes` bytes that needs far more time to process than to send.
 *
 * @param wrap builds the endpoint's body from a document and a style
 */
export function makeHostileBodies(
  bytes: number,
  wrap: (parts: Parts) => unknown,
): readonly HostileBody[] {
  const wrapped = makeHostileParts(bytes).map(
    ([name, parts]): HostileBody => [name, JSON.stringify(wrap(parts))],
  )
  return [...makeHostileTexts(bytes), ...wrapped]
}

const made = new Map<number, readonly HostileBody[]>()

/** Bodies that are the same for all endpoints. */
function makeHostileTexts(bytes: number): readonly HostileBody[] {
  const known = made.get(bytes)
  if (known) return known
  const names = Array.from({ length: bytes / 16 }, (_, at) => `"k${at}":1`)
  const texts: HostileBody[] = [
    ['empty objects', `[${repeat('{},', bytes - 10)}{}]`],
    ['empty strings', `{"codes":[${repeat('"",', bytes - 20)}""]}`],
    ['quotation marks', repeat('""', bytes)],
    ['names', `{${names.join()}}`],
    ['levels', repeat('[', bytes)],
    ['closed levels', repeat('[', bytes / 2) + repeat(']', bytes / 2)],
    ['one text', `{"name":"${repeat('ü', bytes - 20)}"}`],
    ['one escaped text', `{"name":"${repeat('\\u00fc', bytes - 20)}"}`],
  ]
  if (bytes > picture) {
    const list = `[${repeat('1,', 45)}1]`
    texts.push(
      ['as many names as are parsed', `{${names.slice(0, signs).join()}}`],
      ['as many levels as are parsed', repeat('[', signs) + repeat(']', signs)],
      ['as many values as are parsed', `{"codes":[${Array(1000).fill(list).join()}]}`],
      ['an escaped picture', `{"name":"data:image/${repeat('\\/', bytes - 100)}"}`],
      ['a picture as time zone', `{"timeZone":"data:image/${repeat('A', bytes - 100)}"}`],
      ['a picture as email', `{"email":"data:image/${repeat('A@', bytes - 100)}"}`],
    )
  }
  made.set(bytes, texts)
  return texts
}

function makeHostileParts(bytes: number): [name: string, parts: Parts][] {
  const link = (url: string) => newDocument({ type: 'url', url }, 'en')
  const document = link('https://example.com')
  const withFields = (count: number, of: (at: number) => [string, unknown]) => {
    const fields = Object.fromEntries(Array.from({ length: count }, (_, at) => of(at)))
    return { ...document, languages: { en: { ...document.languages.en, fields } } }
  }
  return [
    ['an address', { document: link(`https://example.com/${repeat('ü', bytes - 2000)}`) }],
    ['the longest address', { document: link(`https://${repeat('x.', bytes - 2000)}`) }],
    ['many fields', { document: withFields(2900, (at) => [`k${at}`, at]) }],
    [
      'many long fields',
      { document: withFields(bytes / 9000, (at) => [`k${at}`, 'ü'.repeat(4000)]) },
    ],
    ...(bytes > picture
      ? ([
          ['a damaged logo', { document, design: withLogo(`${repeat('A', picture)}!`) }],
          ['a logo', { document, design: withLogo(repeat('A', picture)) }],
        ] satisfies [string, Parts][])
      : []),
    // The accepted body comes last: further edits of the same revision are refused.
    ['the largest document', { document: makeLargestDocument() }],
  ]
}

/** Builds a valid document with every field filled in, in ten languages. */
function makeLargestDocument(): unknown {
  const url = (at: number) => `https://host-${at}.example/${'x'.repeat(2000)}`
  const list = (count: number, of: (at: number) => object) =>
    Array.from({ length: count }, (_, at) => of(at))
  const versionOf = (language: number) => ({
    fields: { url: url(language) },
    title: 'ü'.repeat(120),
    description: 'ü'.repeat(2000),
    buttons: list(10, (at) => ({ label: 'ü'.repeat(60), url: url(100 * language + at) })),
    files: [],
  })
  return {
    ...newDocument({ type: 'url', url: url(0) }, 'en'),
    languages: Object.fromEntries(localeCodes.map((code, at) => [code, versionOf(at + 1)])),
    rules: {
      timeZone: 'Europe/Berlin',
      windows: list(20, (at) => ({
        days: [1, 2],
        from: '08:00',
        until: '18:00',
        url: url(2000 + at),
      })),
      byDevice: { ios: url(3000), android: url(3001) },
      byLanguage: list(20, (at) => ({
        language: `de-x${String(at).padStart(3, '0')}`,
        url: url(4000 + at),
      })),
      split: list(10, (at) => ({ name: `${at}`, url: url(5000 + at), weight: 1 })),
      expiry: null,
    },
  }
}

/** Builds a style with the largest logo that is accepted. */
export function withLogo(base64: string) {
  return {
    ...defaultDesign,
    logo: {
      source: {
        ...{ kind: 'image', widthPx: 100, heightPx: 100 },
        dataUrl: `data:image/png;base64,${base64}`,
      },
      ...{ size: 0.2, marginModules: 1, shape: 'square', clearing: 'none' },
      backdrop: { kind: 'none' },
    },
  }
}
