import type { CodeFormat } from '@/qr/decode/code-found'

/** Names that zxing's writer and reader share, and whether people type the text under the bars. */
type FormatFacts = {
  /** Proper name, the same in all languages. */
  name: string
  writer: 'EAN13' | 'EAN8' | 'UPCA' | 'ITF' | 'Code128' | 'DataMatrix'
  /** The format that a reader reports. */
  read: CodeFormat
  isGs1: boolean
  isLinear: boolean
  /** Digits of a product number without the check digit. */
  digits?: number
}

const linear = { isGs1: false, isLinear: true } as const

const facts = {
  'ean-13': { name: 'EAN-13', writer: 'EAN13', read: 'ean-13', ...linear, digits: 12 },
  'ean-8': { name: 'EAN-8', writer: 'EAN8', read: 'ean-8', ...linear, digits: 7 },
  'upc-a': { name: 'UPC-A', writer: 'UPCA', read: 'upc-a', ...linear, digits: 11 },
  'itf-14': { name: 'ITF-14', writer: 'ITF', read: 'itf', ...linear, digits: 13 },
  'code-128': { name: 'Code 128', writer: 'Code128', read: 'code-128', ...linear },
  'gs1-128': { name: 'GS1-128', writer: 'Code128', read: 'code-128', isGs1: true, isLinear: true },
  'data-matrix': {
    name: 'Data Matrix',
    writer: 'DataMatrix',
    read: 'data-matrix',
    isGs1: false,
    isLinear: false,
  },
  'gs1-data-matrix': {
    name: 'GS1 DataMatrix',
    writer: 'DataMatrix',
    read: 'data-matrix',
    isGs1: true,
    isLinear: false,
  },
} satisfies Record<string, FormatFacts>

/** Barcodes that a batch can create in place of QR codes. */
export type BarcodeFormat = keyof typeof facts
export const barcodeFacts: Readonly<Record<BarcodeFormat, FormatFacts>> = facts
export const barcodeFormats = Object.keys(facts) as readonly BarcodeFormat[]

/** Element strings as people write them: a product number and a batch. */
export const gs1Example = '(01)04006381333931(10)AB1'
