import type { CheckedDesign } from './check-design'
import type { DesignToCheck } from './draw-design'
import type { RepairedDesign } from './repair-design'

/** What the page tells the worker. A new order ends the one before; `cancel` ends it only. */
export type CheckOrder =
  | { kind: 'start'; wasmUrl: string }
  | { kind: 'check'; id: number; input: DesignToCheck; stress: boolean }
  | { kind: 'repair'; id: number; input: DesignToCheck }
  | { kind: 'cancel'; id: number }

/** What the worker answers: at most one `quick`, then one of the others. */
export type CheckAnswer =
  | { kind: 'quick' | 'checked'; id: number; result: CheckedDesign }
  | { kind: 'repaired'; id: number; result: RepairedDesign }
  | { kind: 'failed'; id: number; message: string }

/** The part of a worker, seen from either side, that messages need. */
export type MessageDoor = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listen: (event: MessageEvent) => void) => void
}
