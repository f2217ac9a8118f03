import type { FoundCode } from '@/qr/decode/code-found'
import type { Pixels } from '@/qr/render/pixels'
import { guessDesign } from './guess-design'
import type { GuessedDesign } from './guessed-design'
import { inspectSymbol } from './inspect-symbol'
import type { SymbolFacts } from './symbol-facts'

export type SymbolToInspect = {
  /** The picture that the corners of the code refer to. */
  pixels: Pixels
  code: FoundCode
}

/** How a QR code is built and styled. */
export type InspectedSymbol = { facts: SymbolFacts; design: GuessedDesign }

/** Functions of the inspecting worker. */
export const inspectApi = {
  async inspect({ pixels, code }: SymbolToInspect): Promise<InspectedSymbol | null> {
    const facts = inspectSymbol(pixels, code)
    return facts && { facts, design: await guessDesign(pixels, code, facts) }
  },
}
export type InspectApi = typeof inspectApi
