import type { Corners } from '@/qr/decode/code-found'
import { sizeModulesOf } from '@/qr/encode/function-patterns'
import { cropAround } from './crop-around'
import type {
  InspectAnswer,
  InspectedSymbol,
  InspectOrder,
  MessageDoor,
  SymbolToInspect,
} from './inspect-protocol'

/** Rejects only where the worker itself fails; what cannot be inspected comes to null. */
export type Inspector = {
  inspect: (input: SymbolToInspect) => Promise<InspectedSymbol | null>
  /** The worker has died: what was asked of it is rejected, and so is all that will be. */
  fail: (cause: Error) => void
}

/** More than `guessDesign` looks at. */
const marginModules = 16

/** The page's side of the door, for anything that passes messages. */
export function connectInspector(door: MessageDoor): Inspector {
  type Pending = { resolve: (result: InspectedSymbol | null) => void; reject: (e: Error) => void }
  const pending = new Map<number, Pending>()
  let lastId = 0
  let death: Error | undefined

  door.addEventListener('message', ({ data }: MessageEvent<InspectAnswer>) => {
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if (data.kind === 'inspected') waiting?.resolve(data.result)
    else waiting?.reject(new Error(data.message))
  })

  return {
    async inspect({ pixels, code }) {
      const { format, version, corners } = code
      if (format !== 'qr' || version < 1 || version > 40) return null
      if (death) throw death
      // A photograph is fifty megabytes; what lies around one code is seldom one.
      const sizeModules = sizeModulesOf(version)
      const cropped = cropAround(pixels, corners, { sizeModules, marginModules })
      const id = ++lastId
      const order: InspectOrder = {
        id,
        input: { pixels: cropped.pixels, code: { ...code, corners: cropped.corners } },
      }
      const inspected = await new Promise<InspectedSymbol | null>((resolve, reject) => {
        pending.set(id, { resolve, reject })
        door.postMessage(order)
      })
      if (!inspected) return null
      const inWhole = inspected.facts.corners.map(({ x, y }) => ({
        x: x + cropped.left,
        y: y + cropped.top,
      })) as unknown as Corners
      return { ...inspected, facts: { ...inspected.facts, corners: inWhole } }
    },
    fail(cause) {
      death = cause
      for (const { reject } of pending.values()) reject(cause)
      pending.clear()
    },
  }
}
