import type { Predicate } from './predicate'

/** Denies every request. Only server code that overrides access control passes. */
export const nobody: Predicate = () => false
