import {
  type ChangeKey,
  type CheckResult,
  changeKeys,
  type DensityCheck,
  type Grade,
  grades,
  type Reason,
  type ReasonKey,
  type StressReading,
  type Verdict,
  verdicts,
} from './check-result'
import { findReasons, goodContrast } from './find-reasons'
import { gradeShare, reserveBounds } from './grade-share'
import type { Inspection } from './inspect-picture'
import { exportTest, stressTests, strictEngine } from './stress-tests'

/** The best grade that each verdict allows. */
const bestGrades = { green: 'A', amber: 'C', red: 'D', unreadable: 'F' } as const

/** Possible repairs for each reason. */
const repairsOf: Readonly<Record<ReasonKey, readonly ChangeKey[]>> = {
  'error-correction-exceeded': ['level', 'logo-size', 'module-scale', 'module-shape'],
  'error-correction-low': ['level', 'logo-size', 'module-scale', 'module-shape'],
  'format-hidden': ['logo-size'],
  'ink-light': [],
  'contrast-low': ['modules-color', 'finder-frame-color', 'finder-pupil-color', 'background-color'],
  'symbol-contrast-low': ['background-color'],
  inverted: ['inversion'],
  'quiet-zone-narrow': ['margin', 'corner'],
  'see-through': ['background-filled'],
  'finder-broken': ['finder-frame', 'finder-frame-color'],
  'finder-proportions': ['finder-pupil', 'finder-frame', 'finder-pupil-color'],
  'finder-eye-small': ['finder-pupil', 'finder-pupil-color'],
  'modules-small': ['module-scale', 'module-shape'],
  'picture-small': ['size'],
  // The size on paper is not part of the design.
  'modules-fine': [],
  'reader-fails': ['finder-pupil', 'finder-frame', 'module-scale', 'module-shape', 'logo-size'],
  'text-misread': ['encoding'],
  'stress-failed': changeKeys,
  'stress-nothing': changeKeys,
}

/** Changes of colors, which do not change those of a spot ink. */
const colorChanges: readonly ChangeKey[] = [
  'inversion',
  'modules-color',
  'finder-frame-color',
  'finder-pupil-color',
]

/** Name of a spot ink, and its contrast to white paper from 1 to 21. */
export type JudgedSpot = { name: string; ratio: number }

/** Combines all measurements into one result; the worst reason determines the verdict. */
export function judge(
  inspection: Inspection,
  {
    pxPerModule,
    density,
    stress,
    ink,
  }: {
    pxPerModule: number
    density: DensityCheck
    stress: readonly StressReading[] | null
    ink?: JudgedSpot | undefined
  },
): CheckResult {
  const isSpotLight = ink !== undefined && ink.ratio < goodContrast
  const failures = stress ? findStressReasons(stress) : []
  const isRead = stress !== null && !failures.some(({ key }) => !strictReasons.includes(key))
  const found = [
    ...findReasons(inspection, pxPerModule, density).map((reason) =>
      isRead ? excuseReserve(reason) : reason,
    ),
    ...failures,
  ]
  const isLost = found.some(({ severity }) => severity === 'unreadable')
  const reasons = found
    .map((reason) => (isLost ? accuseContrast(reason) : reason))
    .map((reason) => (isSpotLight ? blameSpot(reason, ink) : reason))
    .sort((a, b) => verdicts.indexOf(b.severity) - verdicts.indexOf(a.severity))
  const verdict: Verdict = reasons[0]?.severity ?? 'green'
  const { errorCorrection, contrast, quietZone, finders, moduleSize, print } = inspection
  return {
    grade: worstGrade([
      gradeShare(errorCorrection.worst, reserveBounds),
      contrast.grade,
      density.grade,
      bestGrades[verdict],
    ]),
    verdict,
    errorCorrection,
    contrast,
    quietZone,
    finders,
    moduleSize,
    pxPerModule,
    density,
    stress,
    print,
    reasons,
    repairs: changeKeys.filter(
      (change) =>
        !(isSpotLight && colorChanges.includes(change)) &&
        reasons.some(({ key }) => repairsOf[key].includes(change)),
    ),
  }
}

function blameSpot(reason: Reason, { name }: JudgedSpot): Reason {
  if (reason.key !== 'contrast-low') return reason
  return { ...reason, key: 'ink-light', values: { ...reason.values, ink: name } }
}

/** Contrast that is too low is the cause of a code that nothing reads, not a lesser fault. */
function accuseContrast(reason: Reason): Reason {
  return reason.key === 'contrast-low' && reason.severity === 'red'
    ? { ...reason, severity: 'unreadable' }
    : reason
}

/** A code that every decoder reads has a small reserve at worst, not none. */
function excuseReserve(reason: Reason): Reason {
  return reason.key === 'error-correction-exceeded'
    ? { key: 'error-correction-low', severity: 'amber', values: { unused: 0 } }
    : reason
}

function worstGrade(allGrades: readonly Grade[]): Grade {
  return allGrades.reduce((worst, grade) =>
    grades.indexOf(grade) > grades.indexOf(worst) ? grade : worst,
  )
}

/** Reasons of the strict engine alone. */
const strictReasons: readonly ReasonKey[] = ['reader-fails', 'text-misread']
/** Longer texts are cut in the message. */
const misreadLength = 40

function findStrictReasons(readings: readonly StressReading[]): Reason[] {
  if (readings.length === 0 || readings.some(({ ok }) => ok)) return []
  const misread = readings.find((reading) => reading.misread)?.misread
  if (misread === undefined) return [{ key: 'reader-fails', severity: 'amber', values: {} }]
  const read = misread.length > misreadLength ? `${misread.slice(0, misreadLength)}…` : misread
  return [{ key: 'text-misread', severity: 'amber', values: { read } }]
}

/**
 * Evaluates each test against its demand, which is what a plain code achieves. A picture that no
 * engine reads in any test is unreadable.
 */
function findStressReasons(allReadings: readonly StressReading[]): Reason[] {
  const read = allReadings.filter(({ ok }) => ok).length
  const values = { read, total: allReadings.length }
  if (read === 0) return [{ key: 'stress-nothing', severity: 'unreadable', values }]
  const readings = allReadings.filter(({ engine }) => engine !== strictEngine)
  const strict = allReadings.filter(({ engine }) => engine === strictEngine)
  const refused = findStrictReasons(strict)
  let missed = false
  for (const { demand, ...test } of [exportTest, ...stressTests]) {
    const fields = Object.entries(test) as [keyof typeof test, unknown][]
    const own = readings.filter((reading) => fields.every(([key, value]) => reading[key] === value))
    // Not every export is tested; see `drawAtExportSize`.
    if (own.length === 0) continue
    const none = own.every(({ ok }) => !ok)
    if (none && demand !== 'one')
      return [{ key: 'stress-failed', severity: 'red', values }, ...refused]
    missed ||= none || (demand !== 'one' && own.some(({ ok }) => !ok))
  }
  return missed ? [{ key: 'stress-failed', severity: 'amber', values }, ...refused] : refused
}
