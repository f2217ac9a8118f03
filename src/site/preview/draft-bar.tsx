import { getTranslations } from 'next-intl/server'
import { type Locale, locales } from '@/i18n/locales'
import { codePath } from '@/paths'
import { formatDate } from '@/site/articles/format-date'
import { Notice } from '@/ui/notice'

type Props = {
  locale: Locale
  expiresAt: string
  path: string
  /** The languages of the link; null for all. */
  languages: readonly Locale[] | null
}

/** Informs the visitor of a shared draft what the page is and how long the link works. */
export async function DraftBar({ locale, expiresAt, path, languages }: Props) {
  const t = await getTranslations({ locale, namespace: 'pages.sharedDraft' })
  const shown = locales.filter(({ code }) => languages?.includes(code) ?? true)
  return (
    <aside aria-label={t('title')} className="page-frame pt-6 print:hidden">
      <Notice tone="warn" title={t('text', { date: formatDate(locale, expiresAt) })}>
        {shown.length > 1 && (
          <nav aria-label={t('languages')} className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
            {shown.map(({ code, lang, name }) => (
              // A document of its own: the language of the frame around the page changes as well.
              <a
                key={code}
                href={codePath(code, path)}
                lang={lang}
                hrefLang={lang}
                aria-current={code === locale ? 'page' : undefined}
                className="inline-flex min-h-6 items-center underline aria-[current]:font-semibold aria-[current]:no-underline"
              >
                {name}
              </a>
            ))}
          </nav>
        )}
      </Notice>
    </aside>
  )
}
