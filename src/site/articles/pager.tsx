import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { numberPages } from './number-pages'

type PagerProps = {
  locale: Locale
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** Links to the pages of a list; renders nothing if there is only one. */
export async function Pager({ locale, page, pageCount, hrefOf }: PagerProps) {
  if (pageCount < 2) return null
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const square = buttonStyle({ variant: 'quiet', size: 'md', square: true })
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-8 print:hidden"
    >
      <ul className="flex flex-wrap items-center gap-1 tabular-nums">
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" className={square} aria-label={t('previous')}>
              <Icon name="arrow-left" />
            </Link>
          </li>
        )}
        {numberPages(page, pageCount).map((number, at, all) =>
          number === null ? (
            <li key={`after ${all[at - 1]}`} aria-hidden="true" className="px-1 text-ink-faint">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={hrefOf(number)}
                prefetch={false}
                aria-label={t('goToPage', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(square, number === page && 'border-line-strong!')}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" className={square} aria-label={t('next')}>
              <Icon name="arrow-right" />
            </Link>
          </li>
        )}
      </ul>
      <p className="text-sm text-ink-soft">{t('pageOf', { page, count: pageCount })}</p>
    </nav>
  )
}
