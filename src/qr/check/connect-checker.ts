import type { SendCall, WorkerCalls } from '@/std/call-worker'
import type { CheckedDesign } from './check-design'
import type { DesignToCheck } from './draw-design'
import type { RepairedDesign } from './repair-design'

type CheckRequest = {
  /** Whether to run the decoders as well; true by default. */
  stress?: boolean
  /** Called with the result without the stress test, which is available first. */
  onQuick?: (result: CheckedDesign) => void
  signal?: AbortSignal
}

/** Addresses of the WebAssembly of the engines; see `startChecker`. */
export type EngineUrls = { wasmUrl: string; zbarUrl?: string }

/** API of the checking worker; see `createCheckApi`. */
export type CheckApi = {
  check: (
    input: DesignToCheck,
    options: EngineUrls & { stress: boolean },
    onQuick: (result: CheckedDesign) => void,
  ) => Promise<CheckedDesign>
  repair: (input: DesignToCheck, urls: EngineUrls) => Promise<RepairedDesign>
  cancel: () => Promise<void>
}

/**
 * Checks and repairs designs in a worker, one at a time: a later request replaces an earlier one.
 * Replaced and aborted requests resolve to null; they reject only if the worker itself fails.
 */
export type Checker = {
  check: (input: DesignToCheck, request?: CheckRequest) => Promise<CheckedDesign | null>
  repair: (
    input: DesignToCheck,
    request?: Pick<CheckRequest, 'signal'>,
  ) => Promise<RepairedDesign | null>
}

export function connectChecker({ call }: WorkerCalls<CheckApi>, urls: EngineUrls): Checker {
  let latest = new AbortController()

  async function callLatest<Result>(
    send: SendCall<CheckApi, Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result | null> {
    if (signal?.aborted) return null
    latest.abort()
    const own = new AbortController()
    latest = own
    const cancel = () => {
      // A replaced request is already canceled, and the worker is busy with the next one.
      if (own.signal.aborted) return
      own.abort()
      call((api) => api.cancel()).catch(() => {})
    }
    signal?.addEventListener('abort', cancel)
    try {
      return await call(send, own.signal)
    } catch (error) {
      if (own.signal.aborted) return null
      throw error
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  return {
    check: (input, { stress = true, onQuick, signal } = {}) =>
      callLatest(
        (api, callback) => api.check(input, { ...urls, stress }, callback(onQuick)),
        signal,
      ),
    repair: (input, { signal } = {}) => callLatest((api) => api.repair(input, urls), signal),
  }
}
