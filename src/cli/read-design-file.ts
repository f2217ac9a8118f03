import type { Design } from '@/qr/design/design'
import { designSchema } from '@/qr/design/design-schema'
import { readDesign } from '@/qr/design/read-design'
import { convertDesignLogo } from '@/qr/drawing/convert-design-logo'
import { checkLogo } from '@/qr/render/check-logo'
import { type Terminal, UsageError } from './command'
import { readInputFile } from './files'

/** Reads a design from a JSON file of any design version. */
export async function readDesignFile(name: string, terminal: Terminal): Promise<Design> {
  return parseDesign(await readInputFile(name, terminal), name)
}

export function parseDesign(bytes: Uint8Array, name: string): Design {
  const json = parseJson(bytes)
  const design = readDesign(json)
  if (!design) throw new UsageError(`${name} is no design. At fault: ${listFaults(json)}.`)
  const source = design.logo?.source
  const logo = source?.kind === 'image' ? checkLogo(source.dataUrl) : undefined
  if (logo && !logo.ok)
    throw new UsageError(`${name} has a logo that cannot be used: ${logo.reason}.`)
  return convertDesignLogo(design)
}

/** Lists the members that are invalid in the current design version. */
function listFaults(json: unknown): string {
  const issues = designSchema.safeParse(json).error?.issues ?? []
  const paths = issues.map(({ path }) => path.join('.') || 'the whole file')
  return [...new Set(paths)].join(', ')
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
