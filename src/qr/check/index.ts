export { advisePrint, minimumModuleMm } from './advise-print'
export { checkDensity } from './check-density'
export { type CheckedDesign, checkDesign } from './check-design'
export { checkMessages } from './check-messages'
export {
  type CheckResult,
  type Grade,
  type Reason,
  type RepairChange,
  type Severity,
  type Verdict,
  verdicts,
} from './check-result'
export type { Checker } from './connect-checker'
export type { DesignToCheck, PrintColorToCheck } from './draw-design'
export { findLargestLogoSize } from './find-largest-logo-size'
export { goodContrast } from './find-reasons'
export { isBelowGrade, type LeastGrade, leastGrades } from './is-below-grade'
export { findIconColor, planLogo } from './plan-logo'
export { type RepairedDesign, repairDesign } from './repair-design'
