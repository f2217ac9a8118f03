/** How likely a code is to scan, best first; the worst reason decides. */
export const verdicts = ['green', 'amber', 'red', 'unreadable'] as const
export type Verdict = (typeof verdicts)[number]

/** Grades of ISO/IEC 15415, best first. */
export const grades = ['A', 'B', 'C', 'D', 'F'] as const
export type Grade = (typeof grades)[number]

/** How bad a single reason is. */
export type Severity = Exclude<Verdict, 'green'>

export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]

/** Messages `check.reasons.*`, with what each is about. */
export const reasonKeys = [
  'error-correction-exceeded',
  'error-correction-low',
  'format-hidden',
  'contrast-low',
  'symbol-contrast-low',
  'inverted',
  'quiet-zone-narrow',
  'see-through',
  'finder-broken',
  'finder-proportions',
  'finder-eye-small',
  'modules-small',
  'picture-small',
  'stress-failed',
  'stress-nothing',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

export type Reason = {
  key: ReasonKey
  severity: Severity
  /** What the message fills in: plain numbers and words, shares from 0 to 1. */
  values: Readonly<Record<string, number | string>>
}

/**
 * What the repair may change, what shows least first after a swap of the colours: messages
 * `check.changes.*`, each with `from` and `to`.
 */
export const changeKeys = [
  'inversion',
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

/** Colours as '#rrggbb' (a gradient's joined by ' → '), shapes and levels by their name. */
export type RepairChange = { key: ChangeKey; from: string | number; to: string | number }

/** The share of its error correction that each Reed–Solomon block has to spare; below 0: lost. */
export type ErrorCorrectionCheck = {
  blocks: readonly { wrongCodewords: number; ecCodewords: number; unused: number }[]
  /** `unused` of the worst block. */
  worst: number
  grade: Grade
  /** Wrong bits in the better of the two copies of the format information; more than 3 is lost. */
  formatErrors: number
  /**
   * More damage than could be repaired however kindly a reader draws the line: nothing reads it.
   */
  lost: boolean
}

export type ContrastCheck = {
  /** 1 to 21: the worst module against the modules around it. */
  ratio: number
  /** Lightest less darkest module, 0 to 1 (symbol contrast of ISO/IEC 15415). */
  symbolContrast: number
  grade: Grade
  /** Light modules on a dark background. */
  inverted: boolean
}

export type QuietZoneCheck = {
  /** Modules on the narrowest side, in whatever page the picture is laid on. */
  modules: number
  narrowest: Side
  sides: Readonly<Record<Side, number>>
}

export const finderNames = ['top-left', 'top-right', 'bottom-left'] as const
export type FinderName = (typeof finderNames)[number]

export type FinderCheck = {
  name: FinderName
  /** Share of the scan lines (rows, columns, diagonals) that see 1:1:3:1:1. */
  linesInProportion: number
  /** Whether the row, and the column, through the centre do. */
  centreInProportion: boolean
  /** Width of the eye in modules, the lesser of row and column. */
  eyeModules: number
  /** Share of the directions from the centre in which the ring is whole and separate. */
  ring: number
}

export type StressReading = {
  engine: string
  /** `export`: as many as the file itself has. */
  pxPerModule: number | 'export'
  /** Standard deviation of the blur, in modules. */
  blur: number
  /** Standard deviation of the noise, of 255. */
  noise: number
  rotation: number
  /** What the picture is laid on; `none` for the bare file. */
  surround: 'none' | 'page' | 'dark'
  ok: boolean
}

export type PrintSizes = {
  /** Width of the whole printed picture at which a module is 0.4 mm. */
  minSizeMm: number
  /** From how far it reads at that size: ten times the width of the symbol. */
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
  /** Pixels a module of the exported picture. */
  pxPerModule: number
  /** null: not tried (yet). */
  stress: readonly StressReading[] | null
  print: PrintSizes
  /** Worst first. */
  reasons: readonly Reason[]
  /** What the repair examines, by fault. */
  repairs: readonly ChangeKey[]
}
