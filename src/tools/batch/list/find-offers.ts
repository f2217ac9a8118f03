import { type BarcodeFormat, barcodeFacts, barcodeFormats, checkBarcodeText } from '@/qr/barcode'
import type { BatchList, BatchMapping } from './batch-list'
import { columnNames, dataRows } from './find-columns'
import { productHeading } from './product-heading'
import { readGtin } from './read-gtin'

/** What a column may be used for: proposed, never assumed. */
export type ListOffer =
  | { kind: 'quantity'; column: number }
  /** Product numbers, and their barcode if all have the same length. */
  | { kind: 'gtin'; column: number; format?: BarcodeFormat }
  /** Element strings with identifiers in parentheses. */
  | { kind: 'gs1'; column: number }

/** Rows whose cells are examined. */
const sampleRows = 200
/** One in ten numbers has the check digit of a product number by chance. */
const leastUnnamed = 3
/** Share of the cells that are valid in a column whose heading names product numbers. */
const leastShare = 0.8

/** Finds what the columns of a list may be used for, beyond what the mapping does. */
export function findOffers(
  list: BatchList,
  mapping: BatchMapping,
  quantityColumn: number | undefined,
): readonly ListOffer[] {
  const ignored = mapping.ignoredOffers ?? []
  const offers: ListOffer[] = []
  if (quantityColumn !== undefined && mapping.quantityColumn === undefined) {
    offers.push({ kind: 'quantity', column: quantityColumn })
  }
  if (!mapping.barcode && mapping.digitalLink === undefined && list.origin !== 'serial') {
    const found = findProducts(list)
    if (found) offers.push(found)
  }
  return offers.filter(({ kind }) => !ignored.includes(kind))
}

function findProducts(list: BatchList): ListOffer | undefined {
  const rows: (readonly string[])[] = []
  for (const { cells } of dataRows(list)) {
    rows.push(cells)
    if (rows.length === sampleRows) break
  }
  const names = columnNames(list)
  for (const [column, name] of names.entries()) {
    const cells = rows.flatMap((row) => row[column]?.trim() || [])
    if (cells.length === 0) continue
    const gtins = cells.flatMap((cell) => readGtin(cell) ?? [])
    const isNamed = list.hasHeadings && productHeading.test(name)
    const isGtin = isNamed
      ? gtins.length >= cells.length * leastShare
      : gtins.length === cells.length && cells.length >= leastUnnamed
    if (isGtin) {
      const format = findFormat(gtins)
      return { kind: 'gtin', column, ...(format && { format }) }
    }
    if (cells.every((cell) => checkBarcodeText(cell, 'gs1-data-matrix').ok)) {
      return { kind: 'gs1', column }
    }
  }
  return undefined
}

/** The barcode for numbers of the same length. */
function findFormat(gtins: readonly string[]): BarcodeFormat | undefined {
  const lengths = new Set(gtins.map(({ length }) => length))
  if (lengths.size !== 1) return undefined
  return barcodeFormats.find((format) => lengths.has((barcodeFacts[format].digits ?? 0) + 1))
}
