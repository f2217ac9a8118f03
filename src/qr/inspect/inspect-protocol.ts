import type { FoundCode } from '@/qr/decode/code-found'
import type { Pixels } from '@/qr/render/pixels'
import type { GuessedDesign } from './guessed-design'
import type { SymbolFacts } from './symbol-facts'

export type SymbolToInspect = {
  /** Those of which the code's corners speak. */
  pixels: Pixels
  code: FoundCode
}

/** All that can be notified of a QR code besides what it says. */
export type InspectedSymbol = { facts: SymbolFacts; design: GuessedDesign }

/** What the page tells the worker; every order is answered, in the order in which they came. */
export type InspectOrder = { id: number; input: SymbolToInspect }

export type InspectAnswer =
  | { kind: 'inspected'; id: number; result: InspectedSymbol | null }
  | { kind: 'failed'; id: number; message: string }

/** The part of a worker, seen from either side, that messages need. */
export type MessageDoor = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listen: (event: MessageEvent) => void) => void
}
