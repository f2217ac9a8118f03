import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead, type Tag } from './cached-read'
import { fillPlaceholders } from './fill-placeholders'
import { isPreview } from './is-preview'
import { resolveLinks } from './resolve-links'

/**
 * Same as `cachedRead`, with links resolved and the placeholders of texts filled. Neither is part
 * of the cached value: a page that uses them depends on the linked documents and the site settings.
 *
 * @param localeOf the visitor's language, in which texts are if the result has no `contentLocale`
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
    // Views mark their texts in a preview; a cached read does not find out whether it is one.
    await isPreview()
    return fillPlaceholders(await resolveLinks(await readCached(...args), locale), locale)
  }
}
