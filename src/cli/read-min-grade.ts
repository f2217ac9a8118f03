import { type LeastGrade, leastGrades } from '@/qr/check/is-below-grade'
import { UsageError } from './command'

/** Reads --min-grade. */
export function readMinGrade(written: string | undefined): LeastGrade | undefined {
  if (written === undefined) return undefined
  const grade = leastGrades.find((one) => one === written.toUpperCase())
  if (!grade) throw new UsageError(`--min-grade is one of ${leastGrades.join(' ')}.`)
  return grade
}
