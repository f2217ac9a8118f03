'use client'

import { type Locale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { usePagePath } from '@/site/use-page-path'
import { classNames } from '@/ui/class-names'
import { type LocaleDomains, LocaleLink } from './locale-link'

/** A link to this page in every language. */
export function LanguageLinks({
  current,
  domains,
  cookieDomain,
}: {
  current: Locale
  domains: LocaleDomains | undefined
  cookieDomain: string | undefined
}) {
  const path = usePagePath()
  return (
    <ul>
      {locales.map(({ code, name }) => (
        <li key={code}>
          <LocaleLink
            locale={code}
            path={path}
            domains={domains}
            cookieDomain={cookieDomain}
            current={code === current}
            className={classNames(
              'flex min-h-10 items-center gap-3 rounded-md px-3 text-sm hover:bg-paper-sunken focus-visible:-outline-offset-2',
              code === current && 'font-medium',
            )}
          >
            {/* biome-ignore lint/performance/noImgElement: a local SVG of a few hundred bytes */}
            <img
              src={paths.flag(code)}
              alt=""
              width={20}
              height={15}
              loading="lazy"
              className="shrink-0 outline outline-line -outline-offset-1"
            />
            <span className="flex-1">{name}</span>
            {code === current && <span aria-hidden="true" className="size-2 bg-accent" />}
          </LocaleLink>
        </li>
      ))}
    </ul>
  )
}
