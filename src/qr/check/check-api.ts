import { isZxingReady, prepareZxing } from '@/qr/decode/engines/read-zxing'
import { nextTask } from '@/std/next-task'
import { type CheckedDesign, checkDesign } from './check-design'
import type { DesignToCheck } from './draw-design'
import { type RepairedDesign, repairDesign } from './repair-design'
import { instantEngines, stressEngines } from './stress-engines'
import type { StressEngine } from './stress-picture'

/** Limits the wait for the WebAssembly, once for all checks. */
const wasmLimitMs = 8000
let patience: Promise<readonly StressEngine[]> | undefined

export type CheckApi = ReturnType<typeof createCheckApi>

/** What the checking worker does, one request at a time: a later one aborts an earlier one. */
export function createCheckApi() {
  let current = new AbortController()
  const begin = () => {
    current.abort()
    current = new AbortController()
    return { signal: current.signal, pause: nextTask }
  }
  return {
    check: (
      input: DesignToCheck,
      {
        wasmUrl,
        stress,
      }: {
        wasmUrl: string
        /** Whether decoders are tried as well. */
        stress: boolean
      },
      onQuick: (result: CheckedDesign) => void,
    ): Promise<CheckedDesign> =>
      checkDesign(input, {
        ...begin(),
        engines: stress ? loadEngines(wasmUrl) : [],
        onQuick: (quick) => onQuick({ ok: true, ...quick }),
      }),
    repair: (input: DesignToCheck, wasmUrl: string): Promise<RepairedDesign> =>
      repairDesign(input, { ...begin(), engines: loadEngines(wasmUrl) }),
    cancel: async () => current.abort(),
  }
}

/**
 * Loaded by the first request that decodes, so that a worker that never does never fetches it. If
 * it does not arrive in time, one of the readers is replaced by another; the next request tries
 * again.
 */
function loadEngines(wasmUrl: string): Promise<readonly StressEngine[]> {
  if (isZxingReady()) return Promise.resolve(stressEngines)
  patience ??= new Promise((resolve) => setTimeout(resolve, wasmLimitMs, instantEngines))
  const loaded = prepareZxing({ wasmUrl }).then(
    () => stressEngines,
    () => instantEngines,
  )
  return Promise.race([loaded, patience])
}
