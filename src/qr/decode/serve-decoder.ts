import { scaleCodes } from './cascade/scale-codes'
import { decodePixels } from './decode-pixels'
import type { DecodeAnswer, DecodeInput, DecodeOrder, MessageDoor } from './decode-protocol'
import type { DecodeResult } from './decode-result'
import { prepareZxing } from './engines/read-zxing'
import { type ReadPicture, readBlob } from './read-blob'

type Work = Extract<DecodeOrder, { kind: 'decode' }>

/** The worker's side: every order is answered, an aborted one too. */
export function serveDecoder(door: MessageDoor): void {
  const running = new Map<number, AbortController>()

  door.addEventListener('message', ({ data }: MessageEvent<DecodeOrder>) => {
    if (data.kind === 'cancel') running.get(data.id)?.abort()
    // Until it has arrived, and where it never does, other engines read.
    else if (data.kind === 'start') prepareZxing({ wasmUrl: data.wasmUrl }).catch(() => {})
    else take(data)
  })

  async function take(order: Work): Promise<void> {
    const { id } = order
    const controller = new AbortController()
    running.set(id, controller)
    const result = await decode(order, controller.signal).catch(
      (): DecodeResult => ({
        ok: false,
        reason: controller.signal.aborted ? 'aborted' : 'decoder-failed',
      }),
    )
    running.delete(id)
    answer({ kind: 'done', id, result })
  }

  async function decode(order: Work, signal: AbortSignal): Promise<DecodeResult> {
    const { id, input, budgetMs, formats, startAt } = order
    const picture = await open(input)
    if (!picture) return { ok: false, reason: 'unreadable-picture' }
    const { pixels, width, height } = picture
    const codes = await decodePixels(pixels, {
      budgetMs,
      signal,
      startAt,
      ...(formats && { formats }),
      onProgress: (step) => answer({ kind: 'step', id, step }),
    })
    if (codes.length === 0) return { ok: false, reason: 'no-code' }
    return { ok: true, codes: scaleCodes(codes, width / pixels.width), width, height }
  }

  function answer(message: DecodeAnswer): void {
    door.postMessage(message)
  }
}

async function open(input: DecodeInput): Promise<ReadPicture | undefined> {
  if ('rgba' in input) return { pixels: input, width: input.width, height: input.height }
  return readBlob(input).catch(() => undefined)
}
