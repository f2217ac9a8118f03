import type { Problem } from '@/codes'
import type { BarcodeFormat } from '@/qr/barcode'
import type { Content } from '@/qr/content'
import type { Design } from '@/qr/design'
import type { PrintColor } from '@/qr/render'
import type { CaptionStyle, MarkKind, SheetFormat } from '@/qr/sheet'

/** The parts of the batch's design that a row changes. */
export type RowStyle = {
  /** '#rrggbb' of the modules, which replaces their fill. */
  color?: string
  /** Name of a built-in icon, or the `dataUrl` of a picture added to the list. */
  logo?: string
  frameText?: string
}

/** A row that becomes a code. */
export type BatchRow = {
  /** Number of the row in the spreadsheet, from 1, including headings. */
  row: number
  content: Content
  /** The content of the code as text. */
  text: string
  /** Name of the row's file without extension; '' for that of the pattern or a number. */
  name: string
  /** Describes the picture in the file and on the line under a label. */
  title: string
  /** The text on the label, with its lines, if it is not the title. */
  caption?: string
  /** How often the code is printed; 1 by default, null if the list does not say it. */
  quantity?: number | null
  look?: RowStyle
  /** In a dynamic batch, the result of the server. */
  made?: MadeLink
}

/** A dynamic code, or why the server refused to create it. */
export type MadeLink = { slug: string; editKey: string; link: string } | { refusal: RowFault }

/**
 * A row that yields no code. Reasons are message keys under `batch.faults` or, with a field,
 * `content.errors`, or, with a dot, from the root of the catalog.
 */
export type RowFault = {
  row: number
  /** The field of the content that causes the fault, if any. */
  field?: string
  /** Its value, truncated for display. */
  value?: string
  reason: string
  values?: Readonly<Record<string, string | number>>
}

/** Of a PDF for a print shop. */
type PrintBoxes = { bleedMm?: number; hasMarks?: boolean; isPdfX?: boolean }

export type BatchOutput =
  /** In pixels of the design unless a width on paper is set. */
  | { kind: 'files'; format: 'svg'; widthMm?: number }
  | { kind: 'files'; format: 'png'; widthPx: number }
  | ({ kind: 'files'; format: 'pdf' | 'eps'; widthMm: number; color: PrintColor } & PrintBoxes)
  | {
      kind: 'labels'
      format: SheetFormat
      marks: MarkKind
      startAt: number
      codeWidthMm?: number
      hasCaption: boolean
      caption: CaptionStyle
      /** Labels of each code, times the quantity of its row. */
      copies: number
      color: PrintColor
      bleedMm?: number
      isPdfX?: boolean
    }

export type BatchJob = {
  /** Name of the saved file without extension. */
  name: string
  rows: readonly BatchRow[]
  /** Faults found while planning; the manifest lists them too. */
  faults: readonly RowFault[]
  design: Design
  /** The rows become barcodes in the main colors of the design, not QR codes. */
  barcode?: BarcodeFormat
  output: BatchOutput
  /** Rows have quantities, which the manifest of an archive lists: it contains each file once. */
  hasQuantities?: boolean
  /** Decode every file before it goes into the archive. */
  verify: boolean
  /** Language of the text under labels (BCP 47), which selects Chinese or Japanese glyphs. */
  language?: string
  /**
   * Each code contains a short link created by the server, as long as the sample, instead of the
   * content.
   */
  dynamic?: { timeZone: string; sampleLink: string }
  /** Headings and values of the manifest in the visitor's language; see `createManifestWriter`. */
  manifestWords: Readonly<Record<string, string>>
}

export type BatchProgress = {
  /** `linking`: before drawing, the server creates the short links of a dynamic batch. */
  state: 'linking' | 'running' | 'paused' | 'closing'
  /** The server requires a proof of work first. */
  isProving?: boolean
  done: number
  total: number
  faulty: number
  /** Average of the last seconds; null until it is known. */
  perSecond: number | null
  remainingSeconds: number | null
}

export type BatchOutcome =
  | {
      ok: true
      file: Blob
      /** Name of the saved file, including the extension. */
      name: string
      manifest: Blob
      made: number
      verified: number
      /** Where the keys of dynamic codes are stored; null without dynamic codes. */
      keys: 'manifest' | 'manifest-and-browser' | null
      faults: readonly RowFault[]
    }
  | {
      ok: false
      reason: BatchFailure
      resumable: boolean
      faults: readonly RowFault[]
      /** With `no-links`: the problem that the server reports; null without a response. */
      problem?: Problem | null
    }

/** Message keys under `batch.failures`. */
export const batchFailures = [
  'cancelled',
  'storage-full',
  'worker-failed',
  'nothing-made',
  'no-links',
] as const
export type BatchFailure = (typeof batchFailures)[number]
