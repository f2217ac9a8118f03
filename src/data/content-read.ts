import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead, type Tag } from './cached-read'
import { fillPlaceholders } from './fill-placeholders'
import { resolveLinks } from './resolve-links'

/**
 * As `cachedRead`, with links resolved and the placeholders of the texts filled. Neither is part of
 * what is cached: a page that uses them depends on the linked documents and the site settings.
 *
 * @param localeOf the visitor's language; texts are in it where the result names no `contentLocale`
 */
export function contentRead<Args extends readonly (string | number)[], Result>(
  name: string,
  tags: readonly Tag[],
  read: (...args: Args) => Promise<Result>,
  localeOf: (...args: Args) => Locale,
): (...args: Args) => Promise<Result> {
  const readCached = cachedRead(name, tags, read)
  return async (...args) => {
    const locale = localeOf(...args)
    return fillPlaceholders(await resolveLinks(await readCached(...args), locale), locale)
  }
}
