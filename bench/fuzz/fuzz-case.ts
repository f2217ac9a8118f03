import type { ContentDraft } from '@/qr/content/content'
import type { PictureRecipe } from './paint-picture'

/** One hostile input, in a form that can be sent to another process. */
export type FuzzCase =
  | { target: 'decode-file'; bytes: Uint8Array }
  | { target: 'decode-pixels'; picture: PictureRecipe }
  | { target: 'parse-content'; text: string }
  | { target: 'encode-content'; draft: ContentDraft }
  | { target: 'draw-design'; text: string; design: unknown }

export type FuzzTarget = FuzzCase['target']

/** Outcome of a case: its duration, and the peak memory of the process so far. */
export type FuzzOutcome = { tookMs: number; rssBytes: number; error?: string }
