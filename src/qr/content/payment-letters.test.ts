import { describe, expect, it } from 'vitest'
import { type ContentDraft, encodeContent } from './content'

const samples: Record<string, ContentDraft> = {
  creditorName: {
    ...{ type: 'swiss-qr-bill', iban: 'CH58 0079 1123 0008 8901 2' },
    ...{ creditorPostcode: '2501', creditorCity: 'Biel', creditorCountry: 'CH' },
  },
  message: { type: 'vietqr', bank: 'Vietcombank', account: '0011001234567' },
  name: { type: 'pix', key: 'fulano@example.com', city: 'Brasília' },
  information: { type: 'epc', name: 'Red Cross', iban: 'BE72000000001616' },
}

describe('letters that banks do not accept', () => {
  it.each([
    ['creditorName', 'L’Hôpital', '’', "L'Hôpital"],
    ['creditorName', 'Café „Luna“', '„ “', 'Café "Luna"'],
    ['creditorName', '2024–2025 — x…', '– — …', '2024-2025 - x...'],
    ['creditorName', 'Nguyễn Bank', 'ễ', 'Nguyen Bank'],
    ['creditorName', 'ＡＢＣ™ ﬁn', 'Ａ Ｂ Ｃ ™ ﬁ', 'ABCTM fin'],
    ['creditorName', 'a\u200bb', 'U+200B', 'ab'],
    ['name', 'Bar d’Água – «Sol»', '’ – « »', 'Bar d\'Água - "Sol"'],
    ['name', 'Straße Ægir 5 €', 'ß Æ €', 'Strasse AEgir 5 EUR'],
    ['message', 'Trà “sữa”', '“ ”', 'Trà "sữa"'],
  ])('%s %j: names %s and offers %j', (path, typed, letters, replacement) => {
    const draft = { ...samples[path], [path]: typed } as ContentDraft
    expect(encodeContent(draft)).toMatchObject({
      issues: [{ path, key: 'lettersReplaceable', values: { letters, replacement } }],
    })
    expect(encodeContent({ ...draft, [path]: replacement })).toMatchObject({ ok: true })
  })

  it.each([
    ['creditorName', 'Zoë’s 👋🏽', '’ 👋🏽'],
    ['creditorName', 'Банк', 'Б а н к'],
    ['name', 'Loja ★', '★'],
    ['message', '支付', '支 付'],
  ])('%s %j: names %s, for which there is no other', (path, typed, letters) => {
    const draft = { ...samples[path], [path]: typed } as ContentDraft
    expect(encodeContent(draft)).toMatchObject({
      issues: [{ path, key: 'letters', values: { letters } }],
    })
  })

  it.each([
    ['L’Hôpital – „Luna“', '’ – „ “', "L'Hôpital - 'Luna'"],
    ['50 m² × 3…', '² × …', '50 m2 x 3...'],
    ['Danke 👋', '👋', undefined],
    ['支付', '支 付', undefined],
  ])('warns of %j in a SEPA transfer', (typed, letters, replacement) => {
    const encoded = encodeContent({ ...samples.information, information: typed } as ContentDraft)
    const warnings = encoded.ok ? encoded.warnings : []
    const found = warnings.find(({ path }) => path === 'information')
    expect(found).toMatchObject({ severity: 'warning', values: { letters } })
    expect(found?.fix).toEqual(replacement ? { information: replacement } : undefined)
  })

  it.each(["Müller & Söhne, Nr. 5 / 'A' (Łódź) 5 €", 'Ελληνικά', 'Пенчо', 'nº 1ª'])(
    'has no warning of %j in a SEPA transfer',
    (message) => {
      const encoded = encodeContent({ ...samples.information, message } as ContentDraft)
      expect(encoded).toMatchObject({ ok: true, warnings: [{ key: 'paymentAppOnly' }] })
    },
  )
})
