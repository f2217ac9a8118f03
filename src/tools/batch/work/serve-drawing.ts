import { deflateTexts } from '@/qr/batch/deflate-texts'
import type { DrawAnswer, DrawnOrFault, DrawOrder } from './draw-protocol'
import { createRowDrawer, type DrawTools } from './draw-row'

export type DrawingTools = Omit<DrawTools, 'deflateText'> & {
  /** Gets the decoder ready; where that fails, a slower one verifies. */
  prepareDecoder: (wasmUrl: string) => Promise<void>
}

/** The side of a drawing worker: every order is answered, in the order in which they come. */
export function serveDrawing(port: MessagePort, { prepareDecoder, ...tools }: DrawingTools): void {
  let drawRow: ReturnType<typeof createRowDrawer> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function take(order: DrawOrder): Promise<void> {
    if (order.kind === 'prepare') {
      drawRow = createRowDrawer(order.header, { ...tools, deflateText: deflateTexts() })
      if (order.header.verify) await prepareDecoder(order.wasmUrl).catch(() => {})
      return answer({ kind: 'ready' })
    }
    if (!drawRow) throw new Error('Asked to draw before it was told what')
    const results: DrawnOrFault[] = []
    for (const row of order.rows) results.push(await drawRow(row))
    answer({ kind: 'drawn', id: order.id, results }, buffersOf(results))
  }

  function answer(message: DrawAnswer, transfer: Transferable[] = []): void {
    port.postMessage(message, transfer)
  }

  port.onmessage = ({ data }: MessageEvent<DrawOrder>) => {
    last = last.then(() => take(data))
  }
}

function buffersOf(results: readonly DrawnOrFault[]): Transferable[] {
  const buffers = results.flatMap((result) => {
    if (!result.ok || result.made.kind !== 'file') return []
    const { data } = result.made.packed
    // What is only a part of an array would take the whole with it.
    return data.byteLength === data.buffer.byteLength ? [data.buffer as ArrayBuffer] : []
  })
  return [...new Set(buffers)]
}
