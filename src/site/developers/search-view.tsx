import { useTranslations } from 'next-intl'
import { useLocale } from '@/i18n/use-locale'
import { localizedPath } from '@/paths'
import { MethodBadge } from './method-badge'
import { pathOf } from './reference-links'
import { mostResults, searchReference } from './search-reference'

/** The parts of the documentation that contain the words of a question. */
export function ReferenceSearchView({ question }: { question: string }) {
  const t = useTranslations('developers')
  const locale = useLocale()
  const found = searchReference(t, question)
  const describe = () => {
    if (!question) return t('search.hint')
    if (found.length === 0) return t('search.none')
    return found.length > mostResults
      ? t('search.cut', { count: mostResults })
      : t('search.count', { count: found.length })
  }
  return (
    <>
      <p className="mt-4 text-ink-soft">{describe()}</p>
      <ul className="mt-8 divide-y divide-line border-line border-t [&_a]:wrap-anywhere [&_a]:font-medium [&_a]:font-mono [&_a]:text-sm [&_a]:underline [&_a]:underline-offset-4 [&_li]:py-3">
        {found.slice(0, mostResults).map(({ page, anchor, name, method, text }) => (
          <li key={`${method} ${name}`}>
            <span translate="no">
              {method && <MethodBadge method={method} />}{' '}
              <a href={`${localizedPath(locale, pathOf(page))}#${anchor}`}>{name}</a>
            </span>
            {text && <p className="mt-1 text-ink-soft text-sm">{text}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
