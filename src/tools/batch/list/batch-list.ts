import type { BarcodeFormat } from '@/qr/barcode'
import type { Table } from '@/tools/shared/table/table'
import type { BatchType } from './batch-types'

export const listOrigins = ['file', 'paste', 'serial', 'sample'] as const
export type ListOrigin = (typeof listOrigins)[number]

/** A picture added to the list; rows refer to it by name as their logo. */
export type ListPicture = { name: string; dataUrl: string }

/** A parsed table. Serializable. */
export type BatchList = {
  origin: ListOrigin
  /** Name of the file, '' without one. */
  name: string
  /** All rows, headings and empty ones included, so that a row's number is its index + 1. */
  cells: readonly (readonly string[])[]
  /** Whether the first row that is not empty names the columns. */
  hasHeadings: boolean
  /** Rows, counted from 1, whose quotes do not close. */
  brokenRows: readonly number[]
  /** Names of the sheets of a workbook with several sheets. */
  sheets?: readonly string[]
  hiddenSheets?: readonly string[]
  sheet?: string
  /** Detected encoding of a text file. */
  encoding?: string
  delimiter?: string
  /** Links behind cells, cells without a result, and rows left out; see `Table`. */
  links?: Table['links']
  missingValues?: Table['missingValues']
  hiddenRows?: number
  titleRows?: number
  pictures: readonly ListPicture[]
}

export const styleTargets = ['color', 'logo', 'frameText'] as const
export type StyleTarget = (typeof styleTargets)[number]

/** The order of days and months in ambiguous dates. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const
export type DateOrder = (typeof dateOrders)[number]

export const emptyQuantities = ['skip', 'one'] as const
/** What a column may be used for; see `findOffers`. */
export type OfferKind = 'quantity' | 'gtin' | 'gs1'

export const duplicateChoices = ['keep', 'skip'] as const

/** Maps columns to their meaning. Columns are counted from 0. Serializable. */
export type BatchMapping = {
  type: BatchType
  /** The rows become barcodes of their texts; `type` is `text`. */
  barcode?: BarcodeFormat
  /** The start of GS1 Digital Links, if the column of links contains product numbers. */
  digitalLink?: string
  /** Whether the codes contain short links to the contents of the rows. */
  isDynamic?: boolean
  /** Column of each field that has one. */
  columns: Readonly<Record<string, number>>
  /** The value of all rows in a field without column, written as in a cell. */
  fixed: Readonly<Record<string, string>>
  look: Readonly<Partial<Record<StyleTarget, number>>>
  /** Column of the text that describes a code in its picture and under a label. */
  titleColumn?: number
  /** Pattern of the text on labels; without one, the title. See `fillLabelText`. */
  labelText?: string
  /** Column of the number of labels of each code. */
  quantityColumn?: number
  /** What becomes of rows without a quantity, or with 0, on labels; `skip` by default. */
  emptyQuantity?: (typeof emptyQuantities)[number]
  /** Whether the visitor has confirmed quantities above `usualQuantity`. */
  allowsLarge?: boolean
  /** Proposals that the visitor has declined. */
  ignoredOffers?: readonly OfferKind[]
  /** Pattern of the file names; see `nameFile`. */
  namePattern: string
  dateOrder: DateOrder
  duplicates: (typeof duplicateChoices)[number]
}
