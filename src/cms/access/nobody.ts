import type { Predicate } from './predicate'

/** Only the server's own code, which does not ask. */
export const nobody: Predicate = () => false
