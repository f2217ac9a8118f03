import { checkDesign } from '@/qr/check/check-design'
import type { CheckResult } from '@/qr/check/check-result'
import type { PrintColorToCheck } from '@/qr/check/draw-design'
import { loadDesignToCheck } from '@/qr/check/load-design-to-check.node.js'
import type { Design } from '@/qr/design/design'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'

type JudgedPrint = {
  printColor: PrintColorToCheck
  printWidthMm: number | undefined
  /** Whether decoders read the picture, which takes a second, even if its measures are good. */
  isThorough: boolean
}

/** Whether a code will scan in most cases. */
export function isUsable({ verdict }: CheckResult): boolean {
  return verdict === 'green' || verdict === 'amber'
}

/**
 * Checks a text in a design by measurements; decoders confirm that it is unusable. Undefined if it
 * cannot be drawn.
 */
export async function judgeMadeCode(
  text: string,
  design: Design,
  { isThorough, ...print }: JudgedPrint,
): Promise<CheckResult | undefined> {
  const input = { ...(await loadDesignToCheck(text, design, readGlyphs)), ...print }
  const measured = await checkDesign(input, { engines: [] })
  if (!measured.ok) return undefined
  if (isUsable(measured) && !isThorough) return measured
  const { prepareStressEngines } = await import('@/qr/check/prepare-stress-engines.node.js')
  const checked = await checkDesign(input, { engines: await prepareStressEngines() })
  return checked.ok ? checked : undefined
}
