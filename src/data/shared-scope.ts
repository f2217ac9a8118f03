import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DraftPlace } from '@/cms/preview/draft-links'

const scope = new AsyncLocalStorage<DraftPlace>()

/**
 * Reads one document as a draft for a visitor with a link to it. Everything else is read as it is
 * published, and nothing is cached.
 */
export function readShared<Result>(
  place: DraftPlace,
  read: () => Promise<Result>,
): Promise<Result> {
  return scope.run(place, read)
}

/** Returns the document that is read as a draft, if any. */
export function findShared(): DraftPlace | undefined {
  return scope.getStore()
}
