import type { Pixels } from '@/qr/render/pixels'
import type { WorkerCalls } from '@/std/call-worker'
import { mergeFound } from './cascade/merge-found'
import type { CodeFormat, FoundCode } from './code-found'
import type { DecodeApi, DecodeInput, FoundSoFar } from './decode-api'
import type { DecodeStep } from './decode-picture'
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
  /** Called with all codes found so far, each time the list grows. */
  onFound?: (found: FoundSoFar) => void
}

/** Never rejects: a failure is a reason in the result. */
export type Decoder = {
  decodePixels: (pixels: Pixels, request: DecodeRequest) => Promise<DecodeResult>
  decodeBitmap: (bitmap: ImageBitmap, request: DecodeRequest) => Promise<DecodeResult>
  decodeFile: (file: Blob, request: DecodeRequest) => Promise<DecodeResult>
  /** Ends the worker; pending requests result in `aborted`. */
  stop: () => void
}

/**
 * Decodes in a worker thread, one picture at a time, in the order of the requests. A running engine
 * cannot be interrupted from within its thread, so each step has a deadline here: after the
 * deadline the thread is terminated and a new thread continues with the next step.
 *
 * @param startThread starts a thread that exposes `decodeApi`
 * @param stepLimitMs longer than any step needs that finishes at all
 * @param getLanguage see `DecodeOptions`
 * @param openLimitMs the same limit for opening a file
 */
export function connectDecoder(
  startThread: () => WorkerCalls<DecodeApi>,
  {
    wasmUrl,
    getLanguage,
    stepLimitMs = 4000,
    openLimitMs = 30_000,
  }: {
    wasmUrl: string
    getLanguage?: () => string | undefined
    stepLimitMs?: number
    openLimitMs?: number
  },
): Decoder {
  let thread: WorkerCalls<DecodeApi> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isStopped = false

  const getThread = (): WorkerCalls<DecodeApi> => {
    thread ??= startThread()
    // Before every picture: a load that failed is retried, one that succeeded is not repeated.
    thread.call((api) => api.prepare(wasmUrl)).catch(() => {})
    return thread
  }
  const endThread = () => {
    thread?.stop()
    thread = undefined
  }

  async function run(
    input: DecodeInput,
    { budgetMs, signal, onProgress, onFound, ...options }: DecodeRequest,
  ): Promise<DecodeResult> {
    const isAborted = () => isStopped || signal?.aborted === true
    if (isAborted()) return { ok: false, reason: 'aborted' }
    const endMs = performance.now() + budgetMs
    // Includes codes that a thread found before it was terminated.
    let found: FoundSoFar | undefined
    const addFound = (more: FoundSoFar): FoundSoFar => {
      const codes: FoundCode[] = [...(found?.codes ?? [])]
      mergeFound(codes, more.codes)
      found = { ...more, codes }
      return found
    }
    const foundOr = (failure: DecodeResult): DecodeResult =>
      found ? { ok: true, ...found } : failure

    for (let startAt = 0; ; ) {
      // The picture is opened before the first step.
      let step: DecodeStep | undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const extendDeadline = () => {
        clearTimeout(timer)
        timer = setTimeout(endThread, step ? stepLimitMs : openLimitMs)
      }
      extendDeadline()
      try {
        // Pixels are copied, not transferred: a new thread may need them again.
        const language = getLanguage?.()
        const work = {
          ...{ ...options, budgetMs: endMs - performance.now(), startAt },
          ...(language && { language }),
        }
        const result = await getThread().call((api, callback) => {
          const onStep = callback((next: DecodeStep) => {
            step = next
            onProgress?.(next)
            extendDeadline()
          })
          const onMore = callback((more: FoundSoFar) => {
            onFound?.(addFound(more))
            extendDeadline()
          })
          return api.decode(input, work, onStep, onMore)
        }, signal)
        return result.ok ? { ok: true, ...addFound(result) } : foundOr(result)
      } catch {
        // An aborted step cannot be interrupted either and would delay the next picture.
        endThread()
        if (isAborted()) return { ok: false, reason: 'aborted' }
        if (!step) return { ok: false, reason: 'unreadable-picture' }
        startAt = step.index + 1
        const isOver = startAt >= step.count || performance.now() >= endMs
        if (isOver) return foundOr({ ok: false, reason: 'no-code' })
      } finally {
        clearTimeout(timer)
      }
    }
  }

  function decode(input: DecodeInput, request: DecodeRequest): Promise<DecodeResult> {
    const result = last.then(() => run(input, request))
    last = result
    return result
  }

  return {
    decodePixels: decode,
    decodeBitmap: decode,
    decodeFile: decode,
    stop: () => {
      isStopped = true
      endThread()
    },
  }
}
