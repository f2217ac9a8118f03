import 'server-only'
import type { Locale } from '@/i18n/locales'
import { fillPlaceholders } from './fill-placeholders'
import { isPreview } from './is-preview'
import { readOnce } from './read-once'
import { resolveLinks } from './resolve-links'

/**
 * Creates a read that runs once per render, with links resolved and the placeholders of texts filled.
 *
 * @param localeOf the visitor's language, in which texts are if the result has no `contentLocale`
 */
export function contentRead<Args extends readonly (string | number)[], Result>(
  read: (...args: Args) => Promise<Result>,
  localeOf: (...args: Args) => Locale,
): (...args: Args) => Promise<Result> {
  return readOnce(async (...args: Args) => {
    const locale = localeOf(...args)
    // Views mark their texts in a preview, also those of reads that do not find out whether it is one.
    await isPreview()
    return fillPlaceholders(await resolveLinks(await read(...args), locale), locale)
  })
}
