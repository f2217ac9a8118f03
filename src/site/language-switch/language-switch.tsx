import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { cookieDomain } from '@/site/cookie-domain'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Menu } from '@/ui/menu'
import { LanguageLinks } from './language-links'
import type { LocaleDomains } from './locale-link'

/** The current language as a flag, which opens a list of all others. */
export function LanguageSwitch({
  locale,
  label,
  domains,
  group,
  opensUpwards = false,
}: {
  locale: Locale
  label: string
  domains?: LocaleDomains | undefined
  group?: string
  /** For the bottom of a page. */
  opensUpwards?: boolean
}) {
  const { name, lang } = getLocale(locale)
  return (
    <Menu
      group={group}
      labelClassName={buttonStyle({ variant: 'quiet' })}
      panelClassName={classNames(
        'max-h-[calc(100dvh-6rem)] w-56 overflow-y-auto',
        opensUpwards ? 'end-4 bottom-full mb-2' : 'end-0 top-full mt-2',
      )}
      label={
        <>
          <span className="sr-only">{label}</span>
          {/* biome-ignore lint/performance/noImgElement: a local SVG of a few hundred bytes */}
          <img
            src={paths.flag(locale)}
            alt=""
            width={20}
            height={15}
            className="shrink-0 outline outline-line -outline-offset-1"
          />
          <span lang={lang} className="max-sm:sr-only">
            {name}
          </span>
          <Chevron />
        </>
      }
    >
      <LanguageLinks current={locale} domains={domains} cookieDomain={cookieDomain} />
    </Menu>
  )
}

function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 6"
      className="w-2! fill-none stroke-2 stroke-current transition-transform group-open/menu:rotate-180"
    >
      <path d="m1 1 4 4 4-4" />
    </svg>
  )
}
