import type { Design } from '@/qr/design/design'
import { readDesign } from '@/qr/design/read-design'
import { type Terminal, UsageError } from './command'
import { readInput } from './files'

/** The design in a JSON file, of any version that there has been. */
export async function readDesignFile(name: string, terminal: Terminal): Promise<Design> {
  return parseDesign(await readInput(name, terminal), name)
}

export function parseDesign(bytes: Uint8Array, name: string): Design {
  const design = readDesign(parseJson(bytes))
  if (!design) throw new UsageError(`${name} is no design.`)
  return design
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
