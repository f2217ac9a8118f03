import { describe, expect, it } from 'vitest'
import type { BatchList, BatchMapping } from './batch-list'
import { findOffers } from './find-offers'

const listOf = (cells: string[][], hasHeadings = true): BatchList => ({
  ...{ origin: 'file', name: '', cells, hasHeadings, brokenRows: [], pictures: [] },
})
const mapping: BatchMapping = {
  ...{ type: 'text', columns: { text: 0 }, fixed: {}, look: {}, namePattern: '' },
  ...{ dateOrder: 'dmy', duplicates: 'keep' },
}
const column = (heading: string, ...cells: string[]) => [
  ['Name', heading],
  ...cells.map((cell) => ['x', cell]),
]

describe('proposals for a list', () => {
  it.each([
    ['ean-13', column('EAN', '4006381333931')],
    ['ean-13', column('GTIN', '4 006381 333931', '5901234123457')],
    ['ean-8', column('EAN', '96385074')],
    ['upc-a', column('UPC', '036000291452')],
    ['itf-14', column('GTIN', '14006381333938')],
    ['ean-13', column('Nummer', '4006381333931', '5901234123457', '9780306406157')],
    [undefined, column('GTIN', '4006381333931', '036000291452')],
  ])('%s for product numbers, and links: %j', (format, cells) => {
    expect(findOffers(listOf(cells), mapping, undefined)).toEqual([
      { kind: 'gtin', column: 1, ...(format && { format }) },
    ])
  })

  it.each([
    ['with wrong check digits', column('EAN', '4006381333932', '5901234123458')],
    ['that are few and have no name', column('Nummer', '4006381333931', '5901234123457')],
    ['that are dates', column('Datum', '20270101', '20270102', '20270103')],
    ['that are empty', column('EAN', '', '')],
  ])('are none for numbers %s', (_, cells) => {
    expect(findOffers(listOf(cells), mapping, undefined)).toEqual([])
  })

  it('allow a few wrong numbers below a heading that names them', () => {
    const good = Array.from({ length: 8 }, () => '4006381333931')
    const list = listOf(column('EAN', ...good, '4006381333932'))
    expect(findOffers(list, mapping, undefined)).toMatchObject([{ kind: 'gtin', column: 1 }])
  })

  it('are GS1 barcodes for element strings', () => {
    const texts = ['(01)04006381333931(17)271231(10)AB1', '(01)04006381333931(21)7']
    expect(findOffers(listOf(column('Daten', ...texts)), mapping, undefined)).toEqual([
      { kind: 'gs1', column: 1 },
    ])
    const other = listOf(column('Daten', '(01)04006381333931', '(see below)'))
    expect(findOffers(other, mapping, undefined)).toEqual([])
  })

  it('end with what the mapping does, and with those that were declined', () => {
    const list = listOf(column('EAN', '4006381333931'))
    const kinds = (of: Partial<BatchMapping>) =>
      findOffers(list, { ...mapping, ...of }, 0).map(({ kind }) => kind)
    expect(kinds({})).toEqual(['quantity', 'gtin'])
    expect(kinds({ barcode: 'ean-13' })).toEqual(['quantity'])
    expect(kinds({ digitalLink: '' })).toEqual(['quantity'])
    expect(kinds({ quantityColumn: 0 })).toEqual(['gtin'])
    expect(kinds({ ignoredOffers: ['quantity', 'gtin'] })).toEqual([])
  })
})
