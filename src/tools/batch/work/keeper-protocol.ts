import type { Problem } from '@/codes/problem'
import type { Pixels } from '@/qr/render/pixels'
import type { BatchFailure, BatchProgress, MadeLink } from '../batch-job'
import type { JobHeader, TalliedFault, WorkRow } from './work-job'

type Start = { crew: readonly MessagePort[]; wasmUrl: string }

/**
 * What the page tells the keeper. A new job comes in pieces, so that the page never sends for long:
 * `open`, then `rows` and `faults`, then `start`; an old one is only named, by `goOn`.
 */
export type KeeperOrder =
  | { kind: 'open'; header: JobHeader }
  | { kind: 'rows'; rows: readonly WorkRow[] }
  | { kind: 'faults'; faults: readonly TalliedFault[] }
  | ({ kind: 'start' } & Start)
  | ({ kind: 'goOn'; id: string } & Start)
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'replace'; index: number; port: MessagePort }
  | { kind: 'described'; id: number; words: readonly string[] }
  /** In the order of the rows that were asked for. */
  | { kind: 'linked'; made: readonly MadeLink[] }
  | { kind: 'notLinked'; problem: Problem | null }
  | PictureAnswer

/** What the keeper tells the page; at the end `faults` in pieces, then `done` or `failed`. */
export type KeeperAnswer =
  | { kind: 'progress'; progress: BatchProgress }
  /** A drawing worker does not answer any more and must make way for another. */
  | { kind: 'silent'; index: number }
  | LinkQuestion
  | { kind: 'describe'; id: number; faults: readonly TalliedFault[] }
  | { kind: 'faults'; faults: readonly TalliedFault[] }
  | ({ kind: 'done'; made: number; verified: number } & DoneFiles)
  | { kind: 'failed'; reason: BatchFailure; isLasting: boolean; problem?: Problem | null }
  | PictureQuestion

/** The files where they are in memory; else the page opens them on its own. */
type DoneFiles = { header: JobHeader; file: Blob | null; manifest: Blob | null }

/**
 * Rows to be made into dynamic codes; `key` is the same for the same rows whenever they are asked
 * for.
 */
export type LinkQuestion = {
  kind: 'link'
  key: string
  header: JobHeader
  rows: readonly WorkRow[]
}

/** Only the page can draw an SVG; every worker may ask it to. */
export type PictureQuestion = {
  kind: 'picture'
  dataUrl: string
  width: number
  height: number
}
export type PictureAnswer = { kind: 'drawnPicture'; dataUrl: string; pixels: Pixels }
