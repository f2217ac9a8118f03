import type { CodeFormat } from '@/qr/decode/code-found'

/** Names that zxing's writer and reader share, and whether people type the text under the bars. */
type FormatFacts = {
  writer: 'EAN13' | 'EAN8' | 'UPCA' | 'Code128' | 'DataMatrix'
  /** The format that a reader reports. */
  read: CodeFormat
  isGs1: boolean
  isLinear: boolean
}

const linear = { isGs1: false, isLinear: true } as const

export const barcodeFacts = {
  'ean-13': { writer: 'EAN13', read: 'ean-13', ...linear },
  'ean-8': { writer: 'EAN8', read: 'ean-8', ...linear },
  'upc-a': { writer: 'UPCA', read: 'upc-a', ...linear },
  'code-128': { writer: 'Code128', read: 'code-128', ...linear },
  'gs1-128': { writer: 'Code128', read: 'code-128', isGs1: true, isLinear: true },
  'data-matrix': { writer: 'DataMatrix', read: 'data-matrix', isGs1: false, isLinear: false },
  'gs1-data-matrix': { writer: 'DataMatrix', read: 'data-matrix', isGs1: true, isLinear: false },
} as const satisfies Record<string, FormatFacts>

/** Barcodes that a batch can create in place of QR codes. */
export type BarcodeFormat = keyof typeof barcodeFacts
export const barcodeFormats = Object.keys(barcodeFacts) as readonly BarcodeFormat[]
