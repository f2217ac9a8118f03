import type { HostedCode } from '@/data/codes/find-hosted-code'
import type { Locale } from '@/i18n/locales'
import { codePath, paths } from '@/paths'

/**
 * The address of the form that opens a code after its password or preview, with the query that the
 * target receives if the code passes it on.
 *
 * @param query with its `?`, or ''
 */
export function openCodePath(
  locale: Locale,
  { slug, document }: Pick<HostedCode, 'slug' | 'document'>,
  query: string,
): string {
  const path = codePath(locale, paths.openCode(slug))
  return document.rules?.passQuery && query.length > 1
    ? `${path}&${new URLSearchParams({ query })}`
    : path
}
