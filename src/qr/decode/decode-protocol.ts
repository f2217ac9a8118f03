import type { Pixels } from '@/qr/render/pixels'
import type { CodeFormat } from './code-found'
import type { DecodeStep } from './decode-pixels'
import type { DecodeResult } from './decode-result'

/** What is to be decoded: pixels, or a file that the worker opens. */
export type DecodeInput = Pixels | Blob

/** What the page tells the worker. */
export type DecodeOrder =
  | { kind: 'start'; wasmUrl: string }
  | {
      kind: 'decode'
      id: number
      input: DecodeInput
      budgetMs: number
      formats?: readonly CodeFormat[]
      startAt: number
    }
  | { kind: 'cancel'; id: number }

/** What the worker answers: `step` before each step, then `done`. */
export type DecodeAnswer =
  | { kind: 'step'; id: number; step: DecodeStep }
  | { kind: 'done'; id: number; result: DecodeResult }

/** The part of a worker, seen from either side, that messages need. */
export type MessageDoor = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listen: (event: MessageEvent) => void) => void
}
