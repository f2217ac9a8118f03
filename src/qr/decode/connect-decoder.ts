import type { Pixels } from '@/qr/render/pixels'
import { mergeFound } from './cascade/merge-found'
import type { CodeFormat, FoundCode } from './code-found'
import type { DecodeStep } from './decode-picture'
import type {
  DecodeAnswer,
  DecodeInput,
  DecodeOrder,
  FoundSoFar,
  MessageDoor,
} from './decode-protocol'
import type { DecodeResult } from './decode-result'

export type DecodeRequest = {
  /** See `budgetsMs`. */
  budgetMs: number
  signal?: AbortSignal
  formats?: readonly CodeFormat[]
  /** See `DecodeOptions`. */
  findAll?: boolean
  quickOnly?: boolean
  onProgress?: (step: DecodeStep) => void
  /** All codes found so far, each time there is more. */
  onFound?: (found: FoundSoFar) => void
}

/** Never rejects: what goes wrong is a reason in the result. */
export type Decoder = {
  decodePixels: (pixels: Pixels, request: DecodeRequest) => Promise<DecodeResult>
  decodeBitmap: (bitmap: ImageBitmap, request: DecodeRequest) => Promise<DecodeResult>
  decodeFile: (file: Blob, request: DecodeRequest) => Promise<DecodeResult>
  /** Ends the worker; what was asked of it is answered as aborted. */
  stop: () => void
}

export type DecoderThread = MessageDoor & { terminate: () => void }

/**
 * The page's side of the door. An engine that runs cannot be interrupted from within its thread, so
 * each step has a deadline here: where it is overrun, the thread is ended and a new one goes on
 * with the step after. One picture is decoded at a time, in the order in which they were asked for.
 *
 * @param startThread anything that runs `serveDecoder`
 * @param stepLimitMs longer than any step needs that will ever come to an end
 * @param openLimitMs the same for opening a file
 */
export function connectDecoder(
  startThread: () => DecoderThread,
  {
    wasmUrl,
    stepLimitMs = 4000,
    openLimitMs = 30_000,
  }: { wasmUrl: string; stepLimitMs?: number; openLimitMs?: number },
): Decoder {
  let thread: DecoderThread | undefined
  let hear: (answer: DecodeAnswer) => void = () => {}
  let last: Promise<unknown> = Promise.resolve()
  let lastId = 0
  const stopping = new AbortController()

  const getThread = (): DecoderThread => {
    if (thread) return thread
    const started = startThread()
    started.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
      if (started === thread) hear(data)
    })
    thread = started
    send({ kind: 'start', wasmUrl })
    return started
  }
  const send = (order: DecodeOrder) => getThread().postMessage(order)
  const endThread = () => {
    thread?.terminate()
    thread = undefined
  }

  function decode(input: DecodeInput, request: DecodeRequest): Promise<DecodeResult> {
    const result = last.then(() => run(input, request))
    last = result
    return result
  }

  function run(input: DecodeInput, request: DecodeRequest): Promise<DecodeResult> {
    const { budgetMs, signal, onProgress, onFound, ...wishes } = request
    const signals = [stopping.signal, ...(signal ? [signal] : [])]
    if (signals.some(({ aborted }) => aborted)) {
      return Promise.resolve({ ok: false, reason: 'aborted' })
    }
    const endMs = performance.now() + budgetMs
    return new Promise((resolve) => {
      let id = 0
      let current: DecodeStep = { name: '', index: -1, count: 1, quick: true }
      let isOpen = false
      // What a thread found before it was ended is kept.
      let kept: FoundSoFar | undefined
      let timer: ReturnType<typeof setTimeout>

      const settle = (result: DecodeResult) => {
        clearTimeout(timer)
        for (const each of signals) each.removeEventListener('abort', abort)
        hear = () => {}
        resolve(result)
      }
      const abort = () => {
        // The step that runs cannot be interrupted, and the next picture would wait for its end.
        endThread()
        settle({ ok: false, reason: 'aborted' })
      }
      const watch = () => {
        clearTimeout(timer)
        timer = setTimeout(overrun, isOpen ? stepLimitMs : openLimitMs)
      }
      const end = () => settle(kept ? { ok: true, ...kept } : { ok: false, reason: 'no-code' })
      const keep = (found: FoundSoFar) => {
        const codes: FoundCode[] = [...(kept?.codes ?? [])]
        mergeFound(codes, found.codes)
        kept = { ...found, codes }
        return kept
      }
      const overrun = () => {
        endThread()
        // Before the first step the picture is opened: that is where it hung.
        if (!isOpen) settle({ ok: false, reason: 'unreadable-picture' })
        else if (current.index + 1 >= current.count) end()
        else begin(current.index + 1)
      }
      const begin = (startAt: number) => {
        const leftMs = endMs - performance.now()
        if (startAt > 0 && leftMs <= 0) return end()
        id = ++lastId
        isOpen = false
        hear = (answer) => {
          if (answer.id !== id) return
          if (answer.kind === 'done') return finish(answer.result)
          if (answer.kind === 'found') onFound?.(keep(answer.found))
          else {
            isOpen = true
            current = answer.step
            onProgress?.(current)
          }
          watch()
        }
        watch()
        // Pixels are copied, not handed over: a new thread may need them again.
        send({ kind: 'decode', id, input, budgetMs: leftMs, startAt, ...wishes })
      }
      const finish = (result: DecodeResult) => {
        if (result.ok) settle({ ok: true, ...keep(result) })
        else if (kept) end()
        else settle(result)
      }

      for (const each of signals) each.addEventListener('abort', abort)
      begin(0)
    })
  }

  return {
    decodePixels: decode,
    decodeBitmap: decode,
    decodeFile: decode,
    stop: () => {
      stopping.abort()
      endThread()
    },
  }
}
