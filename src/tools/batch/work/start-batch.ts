import { proxy, transfer } from 'comlink'
import { callWorker, type WorkerCalls } from '@/std/call-worker'
import { zxingUrl } from '@/tools/shared/zxing-url'
import type { BatchJob, BatchOutcome, BatchProgress, RowFault } from '../batch-job'
import type { BatchApi, BatchEnding, PageApi } from './batch-api'
import { failureOf } from './batch-folder'
import { drawPicturePixels } from './draw-picture-pixels'
import type { DrawWorkerApi } from './draw-worker'
import { sendJob } from './send-job'
import { discardBatch, openFinishedFiles } from './unfinished-batch'
import { outputEnding } from './work-job'

export type BatchRun = {
  pause: () => void
  resume: () => void
  /** Ends the run and deletes its files. */
  cancel: () => void
  /** Ends the run; it can be resumed if the browser stores files. */
  leave: () => void
  done: Promise<BatchOutcome>
}

export type BatchWatch = {
  onProgress: (progress: BatchProgress) => void
  /** Why a row is faulty, as text for the manifest. */
  describeFault?: (fault: RowFault) => string
}

type Drawing = Parameters<BatchApi['start']>[0]
type Begin = (api: BatchApi, startDrawing: () => Drawing, page: PageApi) => Promise<BatchEnding>

/** Runs a batch in workers; the page only receives the progress. */
export function startBatch(job: BatchJob, watch: BatchWatch): BatchRun {
  const id = crypto.randomUUID()
  return runBatch(id, watch, async (api, startDrawing, page) => {
    await sendJob(job, id, watch.describeFault, api)
    return api.start(startDrawing(), page)
  })
}

/** Resumes a batch that was interrupted. */
export function resumeBatch(id: string, watch: BatchWatch): BatchRun {
  return runBatch(id, watch, (api, startDrawing, page) => api.startStored(id, startDrawing(), page))
}

function runBatch(id: string, { onProgress, describeFault }: BatchWatch, begin: Begin): BatchRun {
  const writer = callWorker<BatchApi>(
    new Worker(new URL('./batch-worker.ts', import.meta.url), { type: 'module' }),
  )
  const order = (send: (api: BatchApi) => Promise<void>) => void writer.call(send).catch(() => {})
  const drawing = createDrawingWorkers((index, port) =>
    order((api) => api.replace(index, transfer(port, [port]))),
  )
  const faults: RowFault[] = []
  let lastProgress: BatchProgress | undefined
  let areKeysStored = true
  const report = (progress: BatchProgress) => {
    if (!writer.ended.aborted) onProgress(progress)
  }

  const page: PageApi = {
    onProgress(progress) {
      lastProgress = progress
      report(progress)
    },
    onSilence: drawing.replace,
    describe: async (some) => (describeFault ? some.map(describeFault) : []),
    /** Continues after the run has ended: codes that the server has created must not lose their keys. */
    async makeLinks(request) {
      try {
        const { makeLinks } = await import('./make-links')
        const onProve = () => lastProgress && report({ ...lastProgress, isProving: true })
        const linked = await makeLinks(request, onProve)
        if (linked.ok) areKeysStored &&= linked.areKeysStored
        return linked
      } catch {
        return { ok: false, problem: null }
      }
    },
    drawPicture: drawPicturePixels,
    addFaults: async (some) => void faults.push(...some),
  }

  let finish: (outcome: BatchOutcome) => void = () => {}
  const done = new Promise<BatchOutcome>((resolve) => {
    finish = (outcome) => {
      writer.stop()
      drawing.stop()
      resolve(outcome)
    }
  })
  const end = (resumable: boolean) => finish({ ok: false, reason: 'cancelled', resumable, faults })

  writer
    .call((api) => begin(api, drawing.start, proxy(page)))
    .then((ending) => {
      if (ending.kind === 'done') return openOutcome(ending, id, { faults, areKeysStored })
      const { kind, isLasting, ...failure } = ending
      const isPointless = failure.reason === 'nothing-made'
      if (isPointless) void discardBatch(id)
      const outcome: BatchOutcome = {
        ...{ ok: false, resumable: isLasting && !isPointless, faults },
        ...failure,
      }
      return outcome
    })
    .catch(
      (error): BatchOutcome => ({ ok: false, reason: failureOf(error), resumable: false, faults }),
    )
    .then(finish)

  return {
    pause: () => order((api) => api.pause()),
    resume: () => order((api) => api.resume()),
    cancel() {
      end(false)
      void discardBatch(id)
    },
    leave: () => end(true),
    done,
  }
}

/** Creates the drawing workers; `onReplace` receives the port of a replacement. */
function createDrawingWorkers(onReplace: (index: number, port: MessagePort) => void) {
  const workers: WorkerCalls<DrawWorkerApi>[] = []

  function startAt(index: number): MessagePort {
    const worker = callWorker<DrawWorkerApi>(
      new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' }),
    )
    const { port1, port2 } = new MessageChannel()
    workers[index] = worker
    worker.ended.addEventListener('abort', () => workers[index] === worker && replace(index))
    worker
      .call((api) => api.serve(transfer(port1, [port1]), proxy(drawPicturePixels)))
      .catch(() => {})
    return port2
  }

  function replace(index: number): void {
    const lost = workers[index]
    onReplace(index, startAt(index))
    lost?.stop()
  }

  return {
    start(): Drawing {
      const ports = Array.from({ length: countWorkers() }, (_, index) => startAt(index))
      return transfer({ ports, wasmUrl: zxingUrl() }, ports)
    },
    replace,
    stop() {
      for (const worker of workers.splice(0)) worker.stop()
    },
  }
}

/** One processor is reserved for the page. */
function countWorkers(): number {
  return Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1))
}

async function openOutcome(
  { header, made, verified, file, manifest }: Extract<BatchEnding, { kind: 'done' }>,
  id: string,
  { faults, areKeysStored }: { faults: readonly RowFault[]; areKeysStored: boolean },
): Promise<BatchOutcome> {
  const ending = outputEnding(header.output)
  const name = `${header.name}.${ending}`
  const places = areKeysStored ? 'manifest-and-browser' : 'manifest'
  const keys = header.dynamic ? places : null
  if (file && manifest) return { ok: true, file, name, manifest, made, verified, keys, faults }
  const files = await openFinishedFiles(id)
  const type = `application/${ending}`
  return {
    ok: true,
    // Sets the type without copying the bytes from the disk.
    file: files.output.slice(0, files.output.size, type),
    name,
    manifest: files.manifest.slice(0, files.manifest.size, 'text/csv'),
    made,
    verified,
    keys,
    faults,
  }
}
