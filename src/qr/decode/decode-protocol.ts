import type { Pixels } from '@/qr/render/pixels'
import type { CodeFormat, FoundCode } from './code-found'
import type { DecodeStep } from './decode-picture'
import type { DecodeResult } from './decode-result'

/** What is to be decoded: pixels, a picture that is open, or a file that the worker opens. */
export type DecodeInput = Pixels | ImageBitmap | Blob

/** What the page tells the worker. */
export type DecodeOrder =
  | { kind: 'start'; wasmUrl: string }
  | {
      kind: 'decode'
      id: number
      input: DecodeInput
      budgetMs: number
      formats?: readonly CodeFormat[]
      findAll?: boolean
      quickOnly?: boolean
      startAt: number
    }

/** What the worker answers: `step` before each step, `found` whenever there is more, then `done`. */
export type DecodeAnswer =
  | { kind: 'step'; id: number; step: DecodeStep }
  | { kind: 'found'; id: number; found: FoundSoFar }
  | { kind: 'done'; id: number; result: DecodeResult }

export type FoundSoFar = { codes: readonly FoundCode[]; width: number; height: number }

/** The part of a worker, seen from either side, that messages need. */
export type MessageDoor = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listen: (event: MessageEvent) => void) => void
}
