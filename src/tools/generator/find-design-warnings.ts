import { checkContrast } from '@/qr/design/check-contrast'
import type { Design } from '@/qr/design/design'
import type { NoticeTone } from '@/ui/notice'

/** ISO/IEC 18004 asks for this much, and some readers see nothing with less. */
const quietZoneModules = 4

export type DesignWarning = {
  key: 'contrastBad' | 'contrastLow' | 'inverted' | 'transparent' | 'margin'
  tone: NoticeTone
  values: { ratio: number }
}

/** What in the look of a code may keep a phone from reading it; the worst first. */
export function findDesignWarnings(design: Design): DesignWarning[] {
  const { ratio, grade, inverted } = checkContrast(design)
  // Cut, not rounded: 4.48 must not be told as a safe 4.5.
  const values = { ratio: Math.floor(ratio * 10) / 10 }
  const warnings: DesignWarning[] = []
  if (grade === 'bad') warnings.push({ key: 'contrastBad', tone: 'bad', values })
  if (grade === 'warn' && ratio < 4.5) warnings.push({ key: 'contrastLow', tone: 'warn', values })
  if (inverted) warnings.push({ key: 'inverted', tone: 'warn', values })
  if (design.marginModules < quietZoneModules)
    warnings.push({ key: 'margin', tone: 'warn', values })
  if (design.background.fill.kind === 'none') {
    warnings.push({ key: 'transparent', tone: 'neutral', values })
  }
  return warnings
}
