import { zxingUrl } from '@/tools/shared/zxing-url'
import type { BatchJob, BatchOutcome, BatchProgress, RowFault } from '../batch-job'
import { drawPicture } from './draw-picture'
import type { KeeperAnswer, KeeperOrder, LinkQuestion, PictureQuestion } from './keeper-protocol'
import { sendJob } from './send-job'
import { discardBatch, openFinishedFiles } from './unfinished-batch'
import { outputEnding } from './work-job'

export type BatchRun = {
  pause: () => void
  resume: () => void
  /** Ends it, and forgets what was made. */
  cancel: () => void
  /** Ends it, and keeps what was made to be gone on with, where the browser has a place for it. */
  leave: () => void
  done: Promise<BatchOutcome>
}

export type BatchWatch = {
  onProgress: (progress: BatchProgress) => void
  /** Why a row is faulty, in words, for the manifest. */
  describeFault?: (fault: RowFault) => string
}

type WithoutCrew<Order> = Order extends unknown ? Omit<Order, 'crew' | 'wasmUrl'> : never
type Beginning = WithoutCrew<Extract<KeeperOrder, { kind: 'start' | 'goOn' }>>
type Tell = (order: KeeperOrder, transfer?: Transferable[]) => void

/** Makes a batch in workers; the page only hears of it. */
export function startBatch(job: BatchJob, watch: BatchWatch): BatchRun {
  const id = crypto.randomUUID()
  return runBatch(id, watch, async (tell) => {
    await sendJob(job, id, watch.describeFault, tell)
    return { kind: 'start' }
  })
}

/** Goes on with a batch that was broken off. */
export function resumeBatch(id: string, watch: BatchWatch): BatchRun {
  return runBatch(id, watch, async () => ({ kind: 'goOn', id }))
}

function runBatch(
  id: string,
  { onProgress, describeFault }: BatchWatch,
  prepare: (tell: Tell) => Promise<Beginning>,
): BatchRun {
  const keeper = new Worker(new URL('./keeper-worker.ts', import.meta.url), { type: 'module' })
  const crew: Worker[] = []
  const faults: RowFault[] = []
  let lastProgress: BatchProgress | undefined
  let areKeysKept = true
  const tell: Tell = (order, transfer = []) => keeper.postMessage(order, transfer)
  let settle: (outcome: BatchOutcome) => void = () => {}
  const done = new Promise<BatchOutcome>((resolve) => {
    settle = (outcome) => {
      for (const worker of [keeper, ...crew]) worker.terminate()
      resolve(outcome)
    }
  })
  const fail = (reason: 'worker-failed') => settle({ ok: false, reason, resumable: false, faults })

  keeper.addEventListener('error', () => fail('worker-failed'))
  keeper.addEventListener('message', async ({ data }: MessageEvent<KeeperAnswer>) => {
    switch (data.kind) {
      case 'progress':
        lastProgress = data.progress
        return onProgress(data.progress)
      case 'link':
        return answerLink(data)
      case 'silent':
        return replace(data.index)
      case 'describe': {
        const words = describeFault ? data.faults.map(describeFault) : []
        return tell({ kind: 'described', id: data.id, words })
      }
      case 'picture':
        return answerPicture(keeper, data)
      case 'faults':
        faults.push(...data.faults)
        return
      case 'failed': {
        const isPointless = data.reason === 'nothing-made'
        if (isPointless) void discardBatch(id)
        const resumable = data.isLasting && !isPointless
        const { reason, problem } = data
        return settle({
          ...{ ok: false, reason, resumable, faults },
          ...(problem !== undefined && { problem }),
        })
      }
      case 'done':
        return settle(
          await openOutcome(data, id, { faults, areKeysKept }).catch(() => failure(faults)),
        )
    }
  })

  /** Not broken off with the run: what the server has made must not lose its keys. */
  async function answerLink(question: LinkQuestion): Promise<void> {
    try {
      const { makeLinks } = await import('./make-links')
      const linked = await makeLinks(
        question,
        () => lastProgress && onProgress({ ...lastProgress, isProving: true }),
      )
      if (!linked.ok) return tell({ kind: 'notLinked', problem: linked.problem })
      areKeysKept &&= linked.areKeysKept
      tell({ kind: 'linked', made: linked.made })
    } catch {
      tell({ kind: 'notLinked', problem: null })
    }
  }

  /** A drawing worker at a place, with its end of the channel to the keeper for the keeper. */
  function hire(index: number): MessagePort {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' })
    const { port1, port2 } = new MessageChannel()
    crew[index] = worker
    worker.addEventListener('error', () => crew[index] === worker && replace(index))
    worker.addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
      if (data.kind === 'picture') void answerPicture(worker, data)
    })
    worker.postMessage({ kind: 'serve', port: port1 }, [port1])
    return port2
  }

  function replace(index: number): void {
    crew[index]?.terminate()
    const port = hire(index)
    tell({ kind: 'replace', index, port }, [port])
  }

  void prepare(tell)
    .then((beginning) => {
      const ports = Array.from({ length: crewSize() }, (_, index) => hire(index))
      tell({ ...beginning, crew: ports, wasmUrl: zxingUrl() }, ports)
    })
    .catch(() => fail('worker-failed'))

  const end = (resumable: boolean) => settle({ ok: false, reason: 'cancelled', resumable, faults })
  return {
    pause: () => tell({ kind: 'pause' }),
    resume: () => tell({ kind: 'resume' }),
    cancel() {
      end(false)
      void discardBatch(id)
    },
    leave: () => end(true),
    done,
  }
}

/** One processor is left to the page. */
function crewSize(): number {
  return Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1))
}

async function answerPicture(worker: Worker, question: PictureQuestion): Promise<void> {
  worker.postMessage(await drawPicture(question))
}

async function openOutcome(
  { header, made, verified, file, manifest }: Extract<KeeperAnswer, { kind: 'done' }>,
  id: string,
  { faults, areKeysKept }: { faults: readonly RowFault[]; areKeysKept: boolean },
): Promise<BatchOutcome> {
  const ending = outputEnding(header.output)
  const name = `${header.name}.${ending}`
  const places = areKeysKept ? 'manifest-and-browser' : 'manifest'
  const keys = header.dynamic ? places : null
  if (file && manifest) return { ok: true, file, name, manifest, made, verified, keys, faults }
  const files = await openFinishedFiles(id)
  const type = `application/${ending}`
  return {
    ok: true,
    // The bytes stay on the disk; only their kind is said.
    file: files.output.slice(0, files.output.size, type),
    name,
    manifest: files.manifest.slice(0, files.manifest.size, 'text/csv'),
    made,
    verified,
    keys,
    faults,
  }
}

function failure(faults: readonly RowFault[]): BatchOutcome {
  return { ok: false, reason: 'worker-failed', resumable: false, faults }
}
