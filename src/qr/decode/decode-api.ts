import type { Pixels } from '@/qr/render/pixels'
import type { CodeFormat, FoundCode } from './code-found'
import { type DecodeStep, decodePicture } from './decode-picture'
import { isPicture } from './decode-pixels'
import type { DecodeResult } from './decode-result'
import { prepareZxing } from './engines/read-zxing'
import { sourceOfPixels } from './picture-source'
import { type OpenPicture, readBlob, sourceOfBitmap } from './read-blob'

/** What to decode: pixels, an open picture, or a file that the worker opens. */
export type DecodeInput = Pixels | ImageBitmap | Blob

export type FoundSoFar = { codes: readonly FoundCode[]; width: number; height: number }

type Work = {
  budgetMs: number
  formats?: readonly CodeFormat[]
  language?: string
  findAll?: boolean
  quickOnly?: boolean
  startAt: number
}

export type DecodeApi = typeof decodeApi

/** Functions of the decoding worker. */
export const decodeApi = {
  /** Loads the WebAssembly. Until it is available, and if loading fails, other engines decode. */
  prepare: (wasmUrl: string): Promise<void> => prepareZxing({ wasmUrl }).catch(() => {}),

  /** Calls `onStep` before each step and `onFound` whenever the list of codes grows. */
  async decode(
    input: DecodeInput,
    work: Work,
    onStep: (step: DecodeStep) => void,
    onFound: (found: FoundSoFar) => void,
  ): Promise<DecodeResult> {
    const picture = await open(input)
    if (!picture) return { ok: false, reason: 'unreadable-picture' }
    const { width, height } = picture
    try {
      const codes = await decodePicture(picture, {
        ...work,
        onProgress: onStep,
        onFound: (found) => onFound({ codes: found, width, height }),
      })
      if (codes.length === 0) return { ok: false, reason: 'no-code' }
      return { ok: true, codes, width, height }
    } catch {
      return { ok: false, reason: 'decoder-failed' }
    } finally {
      picture.close()
    }
  },
}

async function open(input: DecodeInput): Promise<OpenPicture | undefined> {
  if (input instanceof Blob) return readBlob(input).catch(() => undefined)
  if ('rgba' in input) {
    return isPicture(input) ? { ...sourceOfPixels(input), close: () => {} } : undefined
  }
  return { ...sourceOfBitmap(input), close: () => input.close() }
}
