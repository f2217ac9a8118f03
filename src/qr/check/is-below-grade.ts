import { type Grade, grades } from './check-result'

/** Grades that a caller can demand; every picture has at least F. */
export const leastGrades = ['A', 'B', 'C', 'D'] as const satisfies readonly Grade[]
export type LeastGrade = (typeof leastGrades)[number]

/** Whether a grade is worse than the demanded one. */
export function isBelowGrade(grade: Grade, least: LeastGrade): boolean {
  return grades.indexOf(grade) > grades.indexOf(least)
}
