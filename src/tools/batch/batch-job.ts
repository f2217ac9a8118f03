import type { Problem } from '@/codes/problem'
import type { Content } from '@/qr/content/content'
import type { Design } from '@/qr/design/design'
import type { PrintColor } from '@/qr/render/print-color'
import type { MarkKind } from '@/qr/sheet/draw-marks'
import type { SheetFormat } from '@/qr/sheet/sheet-format'

/** What a row of the list changes in the design of all. */
export type RowLook = {
  /** '#rrggbb' of the modules, whatever they are filled with otherwise. */
  color?: string
  /** A built-in icon's name, or the `dataUrl` of a picture that was given next to the list. */
  logo?: string
  frameText?: string
}

/** A row that becomes a code. */
export type BatchRow = {
  /** As the spreadsheet counts, from 1, headings included. */
  row: number
  content: Content
  /** What the code holds. */
  text: string
  /** Of its file, without ending; '' takes the pattern's or a number. */
  name: string
  /** What the picture is, in words, for the file and for the line under a label. */
  title: string
  look?: RowLook
  /** What was made of it on the server, of a dynamic batch. */
  made?: MadeLink
}

/** A dynamic code, or why the server refused to make it. */
export type MadeLink = { slug: string; editKey: string; link: string } | { refusal: RowFault }

/**
 * Why a row gives no code; message keys under `batch.faults` or, with a field, `content.errors`,
 * or, with a dot, from the root of the catalogue.
 */
export type RowFault = {
  row: number
  /** The field of the content, where one is to blame. */
  field?: string
  /** What stood in it, cut to what can be shown. */
  value?: string
  reason: string
  values?: Readonly<Record<string, string | number>>
}

export type BatchOutput =
  | { kind: 'files'; format: 'svg' }
  | { kind: 'files'; format: 'png'; widthPx: number }
  | { kind: 'files'; format: 'pdf' | 'eps'; widthMm: number; color: PrintColor }
  | {
      kind: 'labels'
      format: SheetFormat
      marks: MarkKind
      startAt: number
      codeWidthMm?: number
      hasCaption: boolean
      color: PrintColor
    }

export type BatchJob = {
  /** Of the file that is saved, without ending. */
  name: string
  rows: readonly BatchRow[]
  /** Rows that were found faulty before; the manifest lists them too. */
  faults: readonly RowFault[]
  design: Design
  output: BatchOutput
  /** Decode every file before it goes into the archive. */
  verify: boolean
  /** Of the words under labels, as it decides between Chinese and Japanese letters; BCP 47. */
  language?: string
  /**
   * Each code holds a short link that is made on the server, as long as the sample; otherwise the
   * content itself.
   */
  dynamic?: { timeZone: string; sampleLink: string }
  /** Headings and words of the manifest, in the visitor's language; see `createManifestWriter`. */
  manifestWords: Readonly<Record<string, string>>
}

export type BatchProgress = {
  /** `linking`: the server makes the short links of a dynamic batch, before anything is drawn. */
  state: 'linking' | 'running' | 'paused' | 'closing'
  /** The server wants a proof of work first. */
  isProving?: boolean
  done: number
  total: number
  faulty: number
  /** Of the last seconds; null until it can be told. */
  perSecond: number | null
  remainingSeconds: number | null
}

export type BatchOutcome =
  | {
      ok: true
      file: Blob
      /** With ending. */
      name: string
      manifest: Blob
      made: number
      verified: number
      /** Where the keys of dynamic codes are; null where there are none. */
      keys: 'manifest' | 'manifest-and-browser' | null
      faults: readonly RowFault[]
    }
  | {
      ok: false
      reason: BatchFailure
      resumable: boolean
      faults: readonly RowFault[]
      /** With `no-links`: what the server says; null is no answer. */
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
