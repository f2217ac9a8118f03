import { ApiProblem } from '../codes/api/api-problem'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns the UUID in a path; throws if it is none, since it then cannot be known. */
export function readId(written: string): string {
  const id = written.toLowerCase()
  if (!uuid.test(id)) throw new ApiProblem('unknown')
  return id
}
