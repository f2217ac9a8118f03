import { isZxingReady, prepareZxing } from '@/qr/decode/engines/read-zxing'
import { checkDesign } from './check-design'
import type { CheckAnswer, CheckOrder, MessageDoor } from './check-protocol'
import { repairDesign } from './repair-design'
import { instantEngines, stressEngines } from './stress-engines'
import type { StressEngine } from './stress-picture'

type Order = Extract<CheckOrder, { id: number }>
type Work = Exclude<Order, { kind: 'cancel' }>

/** No one waits longer for the WebAssembly than this, and only once. */
const wasmLimitMs = 8000
let patience: Promise<readonly StressEngine[]> | undefined

/** The worker's side: one order at a time, the latest; an overtaken one is never answered. */
export function serveChecks(door: MessageDoor) {
  let current = { id: -1, controller: new AbortController() }
  let wasmUrl = ''

  door.addEventListener('message', ({ data }: MessageEvent<CheckOrder>) => {
    if (data.kind === 'start') wasmUrl = data.wasmUrl
    else if (data.kind !== 'cancel') take(data)
    else if (data.id === current.id) current.controller.abort()
  })

  function take(order: Work) {
    current.controller.abort()
    const controller = new AbortController()
    current = { id: order.id, controller }
    work(order, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return
      answer({ kind: 'failed', id: order.id, message: String(error) })
    })
  }

  async function work(order: Work, signal: AbortSignal) {
    const { id, input } = order
    const options = { signal, pause: waitForMessages }
    if (order.kind === 'repair') {
      const engines = loadEngines(wasmUrl)
      answer({ kind: 'repaired', id, result: await repairDesign(input, { ...options, engines }) })
      return
    }
    const result = await checkDesign(input, {
      ...options,
      engines: order.stress ? loadEngines(wasmUrl) : [],
      onQuick: (quick) => answer({ kind: 'quick', id, result: { ok: true, ...quick } }),
    })
    answer({ kind: 'checked', id, result })
  }

  function answer(message: CheckAnswer) {
    door.postMessage(message)
  }
}

/**
 * Loaded by the first order that decodes, so that a worker that never does never fetches it. Where
 * it does not arrive in time one of the readers is exchanged for another; the next order asks
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

/** Lets the messages in that have come meanwhile; a timer would be slowed down when nested. */
function waitForMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
