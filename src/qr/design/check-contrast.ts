import { contrastRatio, luminance } from './contrast-ratio'
import type { Design } from './design'

export type ContrastCheck = {
  /** 1 to 21; a transparent background is judged as white paper. */
  ratio: number
  /** Below 3 some readers fail, below 4.5 they fail in bad light. */
  grade: 'good' | 'warn' | 'bad'
  /** Light modules on dark ground: jsQR and zbar, and old phones, do not read that. */
  inverted: boolean
}

export function checkContrast(design: Pick<Design, 'foreground' | 'background'>): ContrastCheck {
  const background = design.background === 'transparent' ? '#ffffff' : design.background
  const ratio = contrastRatio(design.foreground, background)
  const inverted = luminance(design.foreground) > luminance(background)
  return { ratio, grade: gradeOf(ratio, inverted), inverted }
}

function gradeOf(ratio: number, inverted: boolean): ContrastCheck['grade'] {
  if (ratio < 3) return 'bad'
  return ratio < 4.5 || inverted ? 'warn' : 'good'
}
