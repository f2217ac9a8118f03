import type { Problem } from '@/codes'

const fieldPointer = /^\/document\/languages\/[a-z]{2}\/fields\/([^/]+)/

/** Returns the server's validation errors as messages, by field name. */
export function findFieldErrors(
  problem: Problem,
  formatProblem: (problem: Problem) => string,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const error of problem.errors ?? []) {
    const [, field] = fieldPointer.exec(error.pointer) ?? []
    if (field) errors[field] ??= formatProblem({ ...problem, errors: [error] })
  }
  return errors
}
