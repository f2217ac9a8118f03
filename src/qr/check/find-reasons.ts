import { minimumModuleMm } from './advise-print'
import { formatErrorsLimit } from './check-error-correction'
import type { DensityCheck, Reason, Severity } from './check-result'
import type { Inspection } from './inspect-picture'

/** ISO/IEC 18004, 6.3.8. */
const quietZoneModules = 4
export const goodContrast = 4.5
/** Share of its cell that a module fills. */
const goodModuleScale = 0.78
const goodPxPerModule = 4

/**
 * Finds the faults of a picture that are measurable without decoding. `pxPerModule` is that of the
 * export.
 */
export function findReasons(
  inspection: Inspection,
  pxPerModule: number,
  density: DensityCheck,
): Reason[] {
  return [
    // Pale modules are wrong modules as well, so the contrast is named first.
    ...judgeContrast(inspection),
    ...judgeErrorCorrection(inspection),
    ...judgeQuietZone(inspection),
    ...judgeFinders(inspection),
    ...judgeModules(inspection, pxPerModule),
    ...judgeDensity(density),
  ]
}

function judgeErrorCorrection({ errorCorrection }: Inspection): Reason[] {
  const { worst, lost, formatErrors } = errorCorrection
  const values = { unused: worst }
  if (formatErrors > formatErrorsLimit)
    return [{ key: 'format-hidden', severity: lost ? 'unreadable' : 'red', values: {} }]
  if (worst < 0)
    return [{ key: 'error-correction-exceeded', severity: lost ? 'unreadable' : 'red', values }]
  if (worst < 0.37) return [{ key: 'error-correction-low', severity: 'amber', values }]
  return []
}

function judgeContrast({ contrast, contrastOnBlack }: Inspection): Reason[] {
  const reasons: Reason[] = []
  const { ratio, symbolContrast, inverted } = contrast
  if (ratio < goodContrast)
    reasons.push({
      key: 'contrast-low',
      severity: ratio < 3 ? 'red' : 'amber',
      values: { ratio: roundDown(ratio), needed: goodContrast },
    })
  if (symbolContrast < 0.4)
    reasons.push({
      key: 'symbol-contrast-low',
      severity: symbolContrast < 0.2 ? 'red' : 'amber',
      values: { share: symbolContrast },
    })
  if (inverted) reasons.push({ key: 'inverted', severity: 'amber', values: {} })
  if (contrastOnBlack !== null && contrastOnBlack < goodContrast)
    reasons.push({ key: 'see-through', severity: 'amber', values: {} })
  return reasons
}

function judgeQuietZone({ quietZone: { modules, narrowest } }: Inspection): Reason[] {
  if (modules >= quietZoneModules) return []
  const severity: Severity = modules < 1 ? 'red' : 'amber'
  return [
    {
      key: 'quiet-zone-narrow',
      severity,
      values: { modules: roundDown(modules), side: narrowest, needed: quietZoneModules },
    },
  ]
}

/** Returns one reason for all three finders, because they share one style and one repair. */
function judgeFinders({ finders }: Inspection): Reason[] {
  const worst = (measure: (finder: (typeof finders)[number]) => number) =>
    Math.min(...finders.map(measure))
  const ring = worst((finder) => finder.ring)
  if (ring < 1)
    return [
      { key: 'finder-broken', severity: ring < 0.9 ? 'red' : 'amber', values: { share: ring } },
    ]
  const eye = worst((finder) => finder.eyeModules)
  // Readers accept an eye up to half a module narrower than three; most reject one of two.
  if (eye < 2.45)
    return [
      {
        key: 'finder-eye-small',
        severity: eye < 2.2 ? 'red' : 'amber',
        values: { modules: roundDown(eye) },
      },
    ]
  const lines = worst((finder) => finder.linesInProportion)
  const centered = finders.every((finder) => finder.centerInProportion)
  if (centered && lines >= 0.6) return []
  const severity: Severity = centered ? 'amber' : 'red'
  return [{ key: 'finder-proportions', severity, values: { share: lines } }]
}

function judgeModules({ moduleSize }: Inspection, pxPerModule: number): Reason[] {
  const reasons: Reason[] = []
  if (moduleSize < goodModuleScale)
    reasons.push({
      key: 'modules-small',
      severity: moduleSize < 0.6 ? 'red' : 'amber',
      values: { share: moduleSize, needed: goodModuleScale },
    })
  if (pxPerModule < goodPxPerModule)
    reasons.push({
      key: 'picture-small',
      severity: pxPerModule < 3 ? 'red' : 'amber',
      values: { px: roundDown(pxPerModule), needed: goodPxPerModule },
    })
  return reasons
}

/** Modules below the grade C are too fine for phones that are held as usual. */
function judgeDensity({
  grade,
  moduleMm,
  printWidthMm,
  isChosen,
  version,
}: DensityCheck): Reason[] {
  if (grade !== 'D' && grade !== 'F') return []
  return [
    {
      key: 'modules-fine',
      severity: grade === 'F' && isChosen ? 'red' : 'amber',
      values: {
        moduleMm: Math.floor(moduleMm * 100) / 100,
        widthMm: Math.round(printWidthMm),
        neededMm: Math.ceil((printWidthMm / moduleMm) * minimumModuleMm),
        version,
      },
    },
  ]
}

/** Rounds down to one digit, so that a value below its limit is never displayed as meeting it. */
function roundDown(value: number): number {
  return Math.floor(value * 10) / 10
}
