/** Likelihood that a code scans, best first; the worst reason determines the verdict. */
export const verdicts = ['green', 'amber', 'red', 'unreadable'] as const
export type Verdict = (typeof verdicts)[number]

/** Grades of ISO/IEC 15415, best first. */
export const grades = ['A', 'B', 'C', 'D', 'F'] as const
export type Grade = (typeof grades)[number]

/** Severity of a single reason. */
export type Severity = Exclude<Verdict, 'green'>

export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]

/** Keys of the messages `check.reasons.*`. */
export const reasonKeys = [
  'error-correction-exceeded',
  'error-correction-low',
  'format-hidden',
  'contrast-low',
  'ink-light',
  'symbol-contrast-low',
  'inverted',
  'quiet-zone-narrow',
  'see-through',
  'finder-broken',
  'finder-proportions',
  'finder-eye-small',
  'modules-small',
  'picture-small',
  'modules-fine',
  'reader-fails',
  'text-misread',
  'stress-failed',
  'stress-nothing',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

export type Reason = {
  key: ReasonKey
  severity: Severity
  /** Placeholders of the message: plain numbers and strings, shares from 0 to 1. */
  values: Readonly<Record<string, number | string>>
}

/**
 * Changes that the repair may make: first a swap of the colors, then the least visible ones. Keys
 * of the messages `check.changes.*`, each with `from` and `to`.
 */
export const changeKeys = [
  'inversion',
  'encoding',
  'level',
  'modules-color',
  'finder-frame-color',
  'finder-pupil-color',
  'background-color',
  'background-filled',
  'margin',
  'corner',
  'size',
  'module-scale',
  'finder-pupil',
  'finder-frame',
  'logo-size',
  'module-shape',
] as const
export type ChangeKey = (typeof changeKeys)[number]

/**
 * A change with colors as '#rrggbb' (those of a gradient joined by ' → '), shapes and levels by
 * name.
 */
export type RepairChange = { key: ChangeKey; from: string | number; to: string | number }

/** Unused share of the error correction in each Reed–Solomon block; below 0: lost. */
export type ErrorCorrectionCheck = {
  blocks: readonly { wrongCodewords: number; ecCodewords: number; unused: number }[]
  /** `unused` of the worst block. */
  worst: number
  grade: Grade
  /** Wrong bits in the better of the two copies of the format information; more than 3 is lost. */
  formatErrors: number
  /**
   * Whether the damage exceeds the error correction even with the most favorable threshold, so
   * that no reader can decode the code.
   */
  lost: boolean
}

export type ContrastCheck = {
  /** Contrast from 1 to 21: the worst module against the modules around it. */
  ratio: number
  /**
   * Difference between the lightest and the darkest module, 0 to 1 (symbol contrast of ISO/IEC
   * 15415).
   */
  symbolContrast: number
  grade: Grade
  /** Light modules on a dark background. */
  inverted: boolean
}

export type QuietZoneCheck = {
  /** Width of the narrowest side in modules, on the least favorable page color. */
  modules: number
  narrowest: Side
  sides: Readonly<Record<Side, number>>
}

export const finderNames = ['top-left', 'top-right', 'bottom-left'] as const
export type FinderName = (typeof finderNames)[number]

export type FinderCheck = {
  name: FinderName
  /** Share of the scan lines (rows, columns, diagonals) with the proportions 1:1:3:1:1. */
  linesInProportion: number
  /** Whether the row and the column through the center have these proportions. */
  centerInProportion: boolean
  /** Width of the eye in modules, the smaller of row and column. */
  eyeModules: number
  /** Share of the directions from the center in which the ring is complete and separate. */
  ring: number
}

export type StressReading = {
  engine: string
  /** Pixels per module; `export`: as in the exported file. */
  pxPerModule: number | 'export'
  /** Standard deviation of the blur, in modules. */
  blur: number
  /** Standard deviation of the noise, of 255. */
  noise: number
  rotation: number
  /** Background on which the picture is placed; `none` for the file alone. */
  surround: 'none' | 'page' | 'dark'
  ok: boolean
  /** The text that the engine decoded instead. */
  misread?: string
}

export type DensityCheck = {
  version: number
  /** Width of the printed picture: the chosen one, or a typical one. */
  printWidthMm: number
  isChosen: boolean
  /** Width of a module at that width. */
  moduleMm: number
  /** Maximum reading distance at that width. */
  readingDistanceMm: number
  grade: Grade
}

export type PrintSizes = {
  /** Width of the whole printed picture at which a module is 0.4 mm. */
  minSizeMm: number
  /** Maximum reading distance at that size. */
  readingDistanceMm: number
}

export type CheckResult = {
  grade: Grade
  verdict: Verdict
  errorCorrection: ErrorCorrectionCheck
  contrast: ContrastCheck
  quietZone: QuietZoneCheck
  finders: readonly FinderCheck[]
  /** Width of an isolated module, as a share of its cell. */
  moduleSize: number
  /** Pixels per module of the exported picture. */
  pxPerModule: number
  density: DensityCheck
  /** null: not run, or not yet complete. */
  stress: readonly StressReading[] | null
  print: PrintSizes
  /** Worst first. */
  reasons: readonly Reason[]
  /** Changes that the repair tries, in order. */
  repairs: readonly ChangeKey[]
}
