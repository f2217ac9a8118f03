import { transfer } from 'comlink'
import { createRowDrawer, type DrawTools } from './draw-row'
import type { DrawnOrFault } from './drawn-row'
import type { JobHeader, WorkRow } from './work-job'

export type DrawingTools = DrawTools & {
  /** Prepares the decoder; if that fails, a slower one verifies. */
  prepareDecoder: (wasmUrl: string) => Promise<void>
  /** Loads what writes barcodes. */
  prepareWriter: () => Promise<unknown>
}

export type DrawApi = ReturnType<typeof createDrawApi>

/** API of a drawing worker: `prepare` once, then chunks of rows in the order of the calls. */
export function createDrawApi({ prepareDecoder, prepareWriter, ...tools }: DrawingTools) {
  let drawRow: ReturnType<typeof createRowDrawer> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function drawAll(rows: readonly WorkRow[]): Promise<DrawnOrFault[]> {
    if (!drawRow) throw new Error('The worker is not prepared')
    const results: DrawnOrFault[] = []
    for (const row of rows) results.push(await drawRow(row))
    return transfer(results, buffersOf(results))
  }

  return {
    async prepare(header: JobHeader, wasmUrl: string): Promise<void> {
      drawRow = createRowDrawer(header, tools)
      if (header.barcode) await prepareWriter()
      if (header.verify) await prepareDecoder(wasmUrl).catch(() => {})
    },
    draw(rows: readonly WorkRow[]): Promise<DrawnOrFault[]> {
      const drawn = last.then(() => drawAll(rows))
      last = drawn.catch(() => {})
      return drawn
    },
  }
}

function buffersOf(results: readonly DrawnOrFault[]): Transferable[] {
  const buffers = results.flatMap((result) => {
    if (!result.ok || result.made.kind !== 'file') return []
    const { data } = result.made.packed
    // A part of a larger buffer would transfer the whole buffer.
    return data.byteLength === data.buffer.byteLength ? [data.buffer as ArrayBuffer] : []
  })
  return [...new Set(buffers)]
}
