import type { FoundCode } from '@/qr/decode/code-found'
import type { Inspector } from '@/qr/inspect/connect-inspector'
import type { InspectedSymbol } from '@/qr/inspect/inspect-api'
import type { Pixels } from '@/qr/render/pixels'

let inspector: Promise<Inspector> | undefined
const inspected = new WeakMap<FoundCode, Promise<InspectedSymbol | null>>()

/**
 * How a code is built and what it looks like, looked up once for each. Null where neither can be
 * told: of other codes than QR codes, and of those that were read with great pains only.
 */
export function inspectCode(
  code: FoundCode,
  getPixels: () => Promise<Pixels | null>,
): Promise<InspectedSymbol | null> {
  const known = inspected.get(code)
  if (known) return known
  const looked = look(code, getPixels)
  inspected.set(code, looked)
  // What failed once, as without a connection, is tried again when it is asked for again.
  looked.catch(() => inspected.delete(code))
  return looked
}

async function look(
  code: FoundCode,
  getPixels: () => Promise<Pixels | null>,
): Promise<InspectedSymbol | null> {
  if (code.format !== 'qr') return null
  const pixels = await getPixels()
  if (!pixels) return null
  inspector ??= import('@/qr/inspect/start-inspector').then((module) => module.startInspector())
  try {
    return await (await inspector).inspect({ pixels, code })
  } catch (error) {
    inspector = undefined
    throw error
  }
}
