import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead, type Tag } from './cached-read'
import { fillPlaceholders } from './fill-placeholders'

/**
 * As `cachedRead`, with the placeholders of the texts filled. The values are not part of what is
 * cached: a page that uses one depends on the site settings.
 *
 * @param localeOf the language of what is read, where the result does not name its `contentLocale`
 */
export function contentRead<Args extends readonly (string | number)[], Result>(
  name: string,
  tags: readonly Tag[],
  read: (...args: Args) => Promise<Result>,
  localeOf: (...args: Args) => Locale,
): (...args: Args) => Promise<Result> {
  const readCached = cachedRead(name, tags, read)
  return async (...args) => fillPlaceholders(await readCached(...args), localeOf(...args))
}
