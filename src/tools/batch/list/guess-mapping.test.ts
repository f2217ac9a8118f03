import { describe, expect, it } from 'vitest'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import { contentFields, sampleContent } from '@/qr/content'
import type { BatchList } from './batch-list'
import { batchTypes } from './batch-types'
import { guessHeadings } from './find-columns'
import {
  findQuantityColumn,
  guessColumns,
  guessMapping,
  type HeadingVocabulary,
  isKnownHeading,
} from './guess-mapping'

type Fields = Record<string, Record<string, { label: string }>>

const wordsOf = (messages: { content: { fields: unknown } }): HeadingVocabulary => ({
  field: (type, field) => (messages.content.fields as Fields)[type]?.[field]?.label ?? '',
  look: (target) => target,
  fileName: 'File name',
  quantity: 'Number of labels',
  title: 'Caption',
})
const words = wordsOf(en)
const options = { words, timeZone: 'Europe/Lisbon', dateOrder: 'dmy' as const }

const listOf = (cells: string[][], hasHeadings = true): BatchList => ({
  origin: 'file',
  name: '',
  cells,
  hasHeadings,
  brokenRows: [],
  pictures: [],
})

describe('guessing what columns mean', () => {
  it.each(batchTypes)('knows a template of %s by the labels of its fields', (type) => {
    const fields = contentFields[type]
    const sample = sampleContent(type) as Record<string, unknown>
    for (const messages of [en, de]) {
      const own = wordsOf(messages)
      // Creditor and debtor share labels, so the fields of a bill are identified by their names.
      const label = ({ name }: (typeof fields)[number]) =>
        type === 'swiss-qr-bill' ? name : own.field(type, name)
      const list = listOf([fields.map(label), fields.map(({ name }) => String(sample[name]))])
      const mapping = guessMapping(list, { ...options, words: own })
      // Calls and messages share a field, and so do two payment apps.
      if (type !== 'phone' && type !== 'whatsapp' && type !== 'sms') expect(mapping.type).toBe(type)
      const { columns } = guessColumns(list, type, { ...options, words: own })
      expect(columns).toEqual(Object.fromEntries(fields.map(({ name }, at) => [name, at])))
    }
  })

  it.each([
    [['SSID', 'Passwort'], ['Café', 'geheim123'], 'wifi', { ssid: 0, password: 1 }],
    [
      ['Vorname', 'Nachname', 'Firma', 'E-Mail', 'Telefon'],
      ['A', 'B', 'C', 'a@b.de', '+4930123456'],
      'vcard',
      { firstName: 0, lastName: 1, organization: 2, email: 3, phone: 4 },
    ],
    [
      ['名前', '会社', 'メール'],
      ['山田', '株式会社', 'a@b.jp'],
      'vcard',
      { firstName: 0, organization: 1, email: 2 },
    ],
    [['Lat', 'Lng', 'Place'], ['1.5', '2.5', 'x'], 'map', { latitude: 0, longitude: 1, label: 2 }],
    [
      ['Titel', 'Datum', 'Uhrzeit'],
      ['Fest', '14.5.2027', '18:00'],
      'event',
      { title: 0, startDate: 1, startTime: 2 },
    ],
    [['Table', 'Address'], ['1', 'https://example.com/1'], 'url', { url: 1 }],
    [['Table', 'Whatever'], ['1', 'https://example.com/1'], 'url', { url: 1 }],
    [['Product code'], ['AB-12'], 'text', { text: 0 }],
  ])('knows %j', (headings, row, type, columns) => {
    const mapping = guessMapping(listOf([headings, row]), options)
    expect(mapping).toMatchObject({ type, columns })
  })

  it('looks at cells where there are no headings', () => {
    expect(guessMapping(listOf([['1', 'example.com']], false), options)).toMatchObject({
      type: 'url',
      columns: { url: 1 },
    })
    expect(guessMapping(listOf([['a@b.com']], false), options)).toMatchObject({ type: 'email' })
    expect(guessMapping(listOf([['hello']], false), options)).toMatchObject({
      type: 'text',
      columns: { text: 0 },
    })
  })

  it('takes running numbers for no phone numbers', () => {
    const cells = [
      ['Code', 'Number'],
      ['SN-998', '998'],
    ]
    expect(guessMapping(listOf(cells), options)).toMatchObject({
      type: 'text',
      columns: { text: 0 },
    })
    const long = [
      ['Code', 'Number'],
      ['SN-5550100', '5550100'],
    ]
    const serial = { ...listOf(long), origin: 'serial' as const }
    expect(guessMapping(serial, options)).toMatchObject({ type: 'text', columns: { text: 0 } })
  })

  it('has captions below codes from a column of this name, and uses no quantity by itself', () => {
    const list = listOf([
      ['url', 'caption', 'qty', 'frame text'],
      ['https://example.com', 'Table 1', '3', 'Scan'],
    ])
    const mapping = guessMapping(list, options)
    expect(mapping).toMatchObject({ titleColumn: 1, look: { frameText: 3 } })
    expect(mapping).not.toHaveProperty('quantityColumn')
    expect(findQuantityColumn(list, words)).toBe(2)
  })

  it.each([
    ...['Quantity', 'Qty', 'Stock', 'Menge', 'Stück', 'Bestand', 'Quantité', 'Qté', 'Cantidad'],
    ...['Existencias', 'Quantità', 'Giacenza', 'Aantal', 'Voorraad', 'Quantidade', 'Estoque'],
    ...['数量', '枚数', '在庫数', '库存', '份数', 'Số lượng', 'Tồn kho'],
  ])('knows the column %s as one of quantities', (heading) => {
    const cells = [
      ['Link', heading],
      ['https://example.com', '3'],
    ]
    expect(findQuantityColumn(listOf(cells), words)).toBe(1)
    expect(findQuantityColumn(listOf(cells, false), words)).toBeUndefined()
  })

  it('takes the name beside a link for its caption', () => {
    const list = listOf([
      ['Link', 'Name'],
      ['example.com', 'Café Luna'],
    ])
    expect(guessMapping(list, options)).toMatchObject({ type: 'url', titleColumn: 1 })
  })

  it('knows a column of links of which most are missing, and product numbers with names', () => {
    const links = [
      ['Link', 'Name'],
      ['TBD', 'a'],
      ['-', 'b'],
      ['12345', 'c'],
      ['example.com/d', 'd'],
    ]
    expect(guessMapping(listOf(links), options)).toMatchObject({
      type: 'url',
      columns: { url: 0 },
      titleColumn: 1,
    })
    const products = [
      ['EAN', 'Name'],
      ['4006381333931', 'Pen, blue, 12 pieces'],
    ]
    expect(guessMapping(listOf(products), options)).toMatchObject({
      type: 'text',
      columns: { text: 0 },
      titleColumn: 1,
    })
    expect(
      guessMapping(
        listOf([
          ['Artikel', 'EAN'],
          ['Stift, blau', '96385074'],
        ]),
        options,
      ),
    ).toMatchObject({ type: 'text', columns: { text: 1 } })
    // Links of products are still links.
    const pages = [
      ['EAN', 'Name', 'Link'],
      ['96385074', 'Pen', 'https://example.com/pen'],
    ]
    expect(guessMapping(listOf(pages), options)).toMatchObject({ type: 'url', columns: { url: 2 } })
  })

  it('gives an event a zone and files the names of their column', () => {
    const list = listOf([
      ['Title', 'Date', 'Start time', 'Dateiname', 'Farbe'],
      ['x', '2027-01-01', '10:00', 'a', 'red'],
    ])
    expect(guessMapping(list, options)).toMatchObject({
      type: 'event',
      fixed: { timeZone: 'Europe/Lisbon' },
      namePattern: '{Dateiname}',
      look: { color: 4 },
    })
  })
})

describe('recognizing headings', () => {
  const known = (heading: string) => isKnownHeading(heading, words)
  it.each([
    [true, [['Link'], ['a.com']]],
    [
      true,
      [
        ['Tisch', 'Ziel'],
        ['1', 'https://a.com'],
        ['2', 'https://b.com'],
      ],
    ],
    [false, [['https://a.com'], ['https://b.com']]],
    [false, [['apples'], ['pears'], ['plums']]],
    [
      false,
      [
        ['Mai', '+49 30 1'],
        ['Lê', '+84 30 2'],
      ],
    ],
    [false, [['Link']]],
  ])('%s: %j', (expected, cells) => {
    expect(guessHeadings(cells, known)).toBe(expected)
  })
})
