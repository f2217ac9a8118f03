// Runs in the page of bench/batch.bench.ts: one contender at a time.
import JSZip from 'jszip'
import qrcode from 'qrcode'
import { defaultDesign } from '@/qr/design/design'
import type { BatchJob } from '@/tools/batch/batch-job'
import { startBatch } from '@/tools/batch/work/start-batch'

export type BrowserFigures = {
  seconds: number
  zipBytes: number
  /** The longest time for which the page was blocked; 0 for less than 50 ms. */
  longestTaskMs: number
  verified: number
}

export const benchFormats = ['svg', 'png'] as const
export type BenchFormat = (typeof benchFormats)[number]
/** Of PNG files, the default of the batch tool. */
const widthPx = 600

const contenders = { ours: makeOurs, 'qrcode + JSZip': makeTheirs }
export type Contender = keyof typeof contenders

Object.assign(window, { run })

async function run(name: Contender, count: number, format: BenchFormat): Promise<BrowserFigures> {
  const watch = watchTasks()
  const start = performance.now()
  const { zip, verified } = await contenders[name](count, format)
  const seconds = (performance.now() - start) / 1000
  const longestTaskMs = await watch.stop()
  return { seconds, zipBytes: zip.size, longestTaskMs, verified }
}

async function makeOurs(count: number, format: BenchFormat) {
  const rows = Array.from({ length: count }, (_, index) => {
    const url = link(index)
    const content = { type: 'url', url } as BatchJob['rows'][number]['content']
    return { row: index + 1, content, text: url, name: `code-${index}`, title: url }
  })
  const job: BatchJob = {
    name: 'bench',
    rows,
    faults: [],
    design: defaultDesign,
    output: format === 'png' ? { kind: 'files', format, widthPx } : { kind: 'files', format },
    verify: true,
    manifestWords: {},
  }
  const outcome = await startBatch(job, { onProgress: () => {} }).done
  if (!outcome.ok) throw new Error(outcome.reason)
  return { zip: outcome.file, verified: outcome.verified }
}

async function makeTheirs(count: number, format: BenchFormat) {
  const zip = new JSZip()
  for (let index = 0; index < count; index++) {
    if (format === 'png') {
      const png = await qrcode.toDataURL(link(index), { width: widthPx, errorCorrectionLevel: 'M' })
      zip.file(`code-${index}.png`, png.slice(png.indexOf(',') + 1), { base64: true })
      continue
    }
    const svg = await qrcode.toString(link(index), { type: 'svg', errorCorrectionLevel: 'M' })
    zip.file(`code-${index}.svg`, svg)
  }
  return { zip: await zip.generateAsync({ type: 'blob', compression: 'DEFLATE' }), verified: 0 }
}

function link(index: number): string {
  return `https://example.com/q/${(0x1000000 + index * 7919).toString(36)}`
}

/** Records the longest of the browser's long tasks (from 50 ms); 0 if there was none. */
function watchTasks() {
  let longestTaskMs = 0
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longestTaskMs = Math.max(longestTaskMs, duration)
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ entryTypes: ['longtask'] })
  return {
    async stop() {
      // The observer is notified of a task after the end of that task.
      await new Promise((resolve) => setTimeout(resolve, 200))
      note(observer.takeRecords())
      observer.disconnect()
      return longestTaskMs
    },
  }
}
