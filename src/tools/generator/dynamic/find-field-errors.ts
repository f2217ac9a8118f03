import type { Problem } from '@/codes/problem'

const fieldPointer = /^\/document\/languages\/[a-z]{2}\/fields\/([^/]+)/

/** What the server finds wrong at the fields of the form, in words, by their names. */
export function findFieldErrors(
  problem: Problem,
  say: (problem: Problem) => string,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const error of problem.errors ?? []) {
    const [, field] = fieldPointer.exec(error.pointer) ?? []
    if (field) errors[field] ??= say({ ...problem, errors: [error] })
  }
  return errors
}
