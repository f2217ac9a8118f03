import { getLocale, localeCodes } from '@/i18n/locales'
import { codePath, paths } from '@/paths'
import { classNames } from '@/ui/class-names'
import type { ShownPage } from './hosted-page'

/** Links to the languages of the page, if there are several. */
export function PageLanguageSwitch({
  page: { document, locale: current, slug },
  label,
}: {
  page: ShownPage
  label: string
}) {
  const codes = localeCodes.filter((code) => document.languages[code])
  if (codes.length < 2) return null
  return (
    <nav aria-label={label} data-page-languages="" className="pt-4">
      <ul className="-mx-1 flex flex-wrap">
        {codes.map((code) => {
          const { lang, name } = getLocale(code)
          return (
            <li key={code}>
              <a
                href={slug ? codePath(code, paths.hostedPage(slug)) : '#'}
                hrefLang={lang}
                lang={lang}
                rel="nofollow"
                aria-current={code === current ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 items-center rounded-md px-2.5 text-sm underline-offset-4',
                  code === current
                    ? 'font-medium text-accent-strong underline decoration-2'
                    : 'text-ink-soft hover:text-ink hover:underline',
                )}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
