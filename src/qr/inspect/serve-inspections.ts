import { guessDesign } from './guess-design'
import type {
  InspectAnswer,
  InspectedSymbol,
  InspectOrder,
  MessageDoor,
  SymbolToInspect,
} from './inspect-protocol'
import { inspectSymbol } from './inspect-symbol'

/** The worker's side. */
export function serveInspections(door: MessageDoor): void {
  const answer = (message: InspectAnswer) => door.postMessage(message)
  door.addEventListener('message', ({ data: { id, input } }: MessageEvent<InspectOrder>) => {
    inspect(input).then(
      (result) => answer({ kind: 'inspected', id, result }),
      (error: unknown) => answer({ kind: 'failed', id, message: String(error) }),
    )
  })
}

async function inspect({ pixels, code }: SymbolToInspect): Promise<InspectedSymbol | null> {
  const facts = inspectSymbol(pixels, code)
  return facts && { facts, design: await guessDesign(pixels, code, facts) }
}
