import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DraftPlace } from '@/cms/preview/draft-links'
import { defaultLocale, type Locale } from '@/i18n/locales'

/** A document that is read as a draft, and its shared languages; null for all. */
export type SharedPlace = DraftPlace & { locales: readonly Locale[] | null }

const scope = new AsyncLocalStorage<SharedPlace>()

/**
 * Reads one document as a draft for a visitor with a link to it. Everything else is read as it is
 * published, and nothing is cached.
 */
export function readShared<Result>(
  place: SharedPlace,
  read: () => Promise<Result>,
): Promise<Result> {
  return scope.run(place, read)
}

/** Returns the document that is read as a draft, if any. */
export function findShared(): SharedPlace | undefined {
  return scope.getStore()
}

/** Returns the language of missing texts: English, unless a shared draft excludes it. */
export function findFallback(): Locale | false {
  const locales = scope.getStore()?.locales
  return !locales || locales.includes(defaultLocale) ? defaultLocale : false
}
