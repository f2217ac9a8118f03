import type { ProblemKey } from '../problem'

/** The result for one code of a request about many. */
export type CodeResult = {
  slug: string
  /** Why the code was not changed; null if it was. */
  problem: ProblemKey | null
  /** New edit key of a code that left its workspace without one. */
  editKey?: string
}
