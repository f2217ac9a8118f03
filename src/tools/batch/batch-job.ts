import type { Content } from '@/qr/content/content'
import type { Design } from '@/qr/design/design'
import type { PrintColor } from '@/qr/render/print-color'
import type { MarkKind } from '@/qr/sheet/draw-marks'
import type { SheetFormat } from '@/qr/sheet/sheet-format'

/** What a row of the list changes in the design of all. */
export type RowLook = {
  /** '#rrggbb' of the modules, whatever they are filled with otherwise. */
  color?: string
  /** A built-in icon's name, or the `dataUrl` of a picture that was given beside the list. */
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
}

/** Why a row gives no code; message keys under `batch.faults` or, with a field, `content.errors`. */
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
  /** Headings and words of the manifest, in the visitor's language; see `createManifestWriter`. */
  manifestWords: Readonly<Record<string, string>>
}

export type BatchProgress = {
  state: 'running' | 'paused' | 'closing'
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
      faults: readonly RowFault[]
    }
  | { ok: false; reason: BatchFailure; resumable: boolean; faults: readonly RowFault[] }

/** Message keys under `batch.failures`. */
export const batchFailures = ['cancelled', 'storage-full', 'worker-failed', 'nothing-made'] as const
export type BatchFailure = (typeof batchFailures)[number]
