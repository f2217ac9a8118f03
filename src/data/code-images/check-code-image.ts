import 'server-only'
import { type CheckResult, checkDesign } from '@/qr/check'
import { loadDesignToCheck } from '@/qr/check/load-design-to-check.node.js'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node.js'
import { readPublicGlyphs } from '../read-public-glyphs'
import type { ImageOptions } from './draw-code-image'
import { prepareDesign } from './prepare-design'

export type ImageVerdict = Pick<CheckResult, 'grade' | 'verdict' | 'reasons'> & {
  /** Message keys below `content.warnings`, of the content. */
  warnings: readonly string[]
}

/**
 * Checks whether a picture of a code will scan, as the editor does, at the width on paper if there
 * is one; null if there is no such picture.
 */
export async function checkCodeImage({
  text,
  design: requested,
  widthMm,
}: ImageOptions): Promise<ImageVerdict | null> {
  const design = prepareDesign(text, requested)
  if (!design) return null
  const { findTextWarnings } = await import('@/qr/content/find-text-warnings')
  const engines = await prepareStressEngines()
  const input = await loadDesignToCheck(text, design, readPublicGlyphs)
  const checked = await checkDesign({ ...input, printWidthMm: widthMm }, { engines })
  if (!checked.ok) return null
  const { grade, verdict, reasons } = checked
  return { grade, verdict, reasons, warnings: findTextWarnings(text).map(({ key }) => key) }
}
