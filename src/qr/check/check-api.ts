import { isZbarReady, prepareZbar } from '@/qr/decode/engines/read-zbar'
import { isZxingReady, prepareZxing } from '@/qr/decode/engines/read-zxing'
import { nextTask } from '@/std/next-task'
import { checkDesign } from './check-design'
import type { CheckApi, EngineUrls } from './connect-checker'
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
    check: (input, { stress, ...urls }, onQuick) =>
      checkDesign(input, {
        ...begin(),
        engines: stress ? loadEngines(urls) : [],
        onQuick: (quick) => onQuick({ ok: true, ...quick }),
      }),
    repair: (input, urls) => repairDesign(input, { ...begin(), engines: loadEngines(urls) }),
    cancel: async () => current.abort(),
  }
}

/**
 * Loads the engines on the first request that decodes, so that other workers do not fetch the
 * WebAssembly. If zxing does not load in time, another reader replaces it, and ZBar is left out; the
 * next request tries again.
 */
function loadEngines({ wasmUrl, zbarUrl }: EngineUrls): Promise<readonly StressEngine[]> {
  if (isZxingReady() && (isZbarReady() || !zbarUrl)) return Promise.resolve(stressEngines)
  patience ??= new Promise((resolve) => setTimeout(resolve, wasmLimitMs, instantEngines))
  const zbar = zbarUrl && prepareZbar({ wasmUrl: zbarUrl }).catch(() => {})
  const loaded = prepareZxing({ wasmUrl }).then(
    async () => {
      await zbar
      return stressEngines
    },
    () => instantEngines,
  )
  return Promise.race([loaded, patience])
}
