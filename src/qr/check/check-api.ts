import { isZxingReady, prepareZxing } from '@/qr/decode/engines/read-zxing'
import { nextTask } from '@/std/next-task'
import { checkDesign } from './check-design'
import type { CheckApi } from './connect-checker'
import { repairDesign } from './repair-design'
import { instantEngines, stressEngines } from './stress-engines'
import type { StressEngine } from './stress-picture'

/** Limits the wait for the WebAssembly, once for all checks. */
const wasmLimitMs = 8000
let patience: Promise<readonly StressEngine[]> | undefined

/**
 * Creates the API of the checking worker, which runs one request at a time: a later request aborts
 * an earlier one.
 */
export function createCheckApi(): CheckApi {
  let current = new AbortController()
  const begin = () => {
    current.abort()
    current = new AbortController()
    return { signal: current.signal, pause: nextTask }
  }
  return {
    check: (input, { wasmUrl, stress }, onQuick) =>
      checkDesign(input, {
        ...begin(),
        engines: stress ? loadEngines(wasmUrl) : [],
        onQuick: (quick) => onQuick({ ok: true, ...quick }),
      }),
    repair: (input, wasmUrl) => repairDesign(input, { ...begin(), engines: loadEngines(wasmUrl) }),
    cancel: async () => current.abort(),
  }
}

/**
 * Loads the engines on the first request that decodes, so that other workers do not fetch the
 * WebAssembly. If it does not load in time, another reader replaces zxing; the next request tries
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
