import type { FoundCode } from '@/qr/decode'
import type { InspectedSymbol, Inspector } from '@/qr/inspect'
import type { Pixels } from '@/qr/render'

let inspector: Promise<Inspector> | undefined
const inspected = new WeakMap<FoundCode, Promise<InspectedSymbol | null>>()

/**
 * Inspects the structure and the design of a code, once per code. null if neither can be
 * determined: for formats other than QR, and for codes that were barely readable.
 */
export function inspectCode(
  code: FoundCode,
  getPixels: () => Promise<Pixels | null>,
): Promise<InspectedSymbol | null> {
  const cached = inspected.get(code)
  if (cached) return cached
  const inspection = inspect(code, getPixels)
  inspected.set(code, inspection)
  // After a failure, for example without a connection, the next call tries again.
  inspection.catch(() => inspected.delete(code))
  return inspection
}

async function inspect(
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
