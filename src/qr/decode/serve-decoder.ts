import { decodePicture } from './decode-picture'
import { isPicture } from './decode-pixels'
import type { DecodeAnswer, DecodeInput, DecodeOrder, MessageDoor } from './decode-protocol'
import type { DecodeResult } from './decode-result'
import { prepareZxing } from './engines/read-zxing'
import { sourceOfPixels } from './picture-source'
import { type OpenPicture, readBlob, sourceOfBitmap } from './read-blob'

type Work = Extract<DecodeOrder, { kind: 'decode' }>

/** The worker's side: every order is answered. */
export function serveDecoder(door: MessageDoor): void {
  door.addEventListener('message', ({ data }: MessageEvent<DecodeOrder>) => {
    // Until it has arrived, and where it never does, other engines read.
    if (data.kind === 'start') prepareZxing({ wasmUrl: data.wasmUrl }).catch(() => {})
    else take(data)
  })

  async function take(order: Work): Promise<void> {
    const failed: DecodeResult = { ok: false, reason: 'decoder-failed' }
    const result = await decode(order).catch(() => failed)
    answer({ kind: 'done', id: order.id, result })
  }

  async function decode(order: Work): Promise<DecodeResult> {
    const { id, input, kind: _, ...wishes } = order
    const picture = await open(input)
    if (!picture) return { ok: false, reason: 'unreadable-picture' }
    const { width, height } = picture
    try {
      const codes = await decodePicture(picture, {
        ...wishes,
        onProgress: (step) => answer({ kind: 'step', id, step }),
        onFound: (found) => answer({ kind: 'found', id, found: { codes: found, width, height } }),
      })
      if (codes.length === 0) return { ok: false, reason: 'no-code' }
      return { ok: true, codes, width, height }
    } finally {
      picture.close()
    }
  }

  function answer(message: DecodeAnswer): void {
    door.postMessage(message)
  }
}

async function open(input: DecodeInput): Promise<OpenPicture | undefined> {
  if (input instanceof Blob) return readBlob(input).catch(() => undefined)
  if ('rgba' in input) {
    return isPicture(input) ? { ...sourceOfPixels(input), close: () => {} } : undefined
  }
  return { ...sourceOfBitmap(input), close: () => input.close() }
}
