import 'server-only'
import { cache } from 'react'
import { findShared } from './shared-scope'

/**
 * Runs a read once per render for the same arguments. A shared draft and the published document have
 * the same arguments, so reads for a shared draft always run.
 */
export function readOnce<Args extends readonly (string | number)[], Result>(
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const once = cache(read)
  return (...args) => (findShared() ? read(...args) : once(...args))
}
