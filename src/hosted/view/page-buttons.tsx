import { type PageButton, writeTapTarget } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { actionStyle } from './action-style'

/** The owner's links, marked as user-generated. */
export function PageButtons({
  buttons,
  lang,
  locale,
}: {
  buttons: readonly PageButton[]
  lang: string
  /** The version of the page that has these buttons. */
  locale: Locale
}) {
  const links = buttons.flatMap(({ label, url }, place) => {
    const href = pageLink(url)
    return href ? [{ label: label.trim() || nameHost(href), href, place }] : []
  })
  if (links.length === 0) return null
  return (
    <ul lang={lang} className="mt-8 grid gap-3">
      {links.map(({ label, href, place }) => (
        <li key={place}>
          <a
            href={href}
            rel="nofollow noopener noreferrer ugc"
            data-tap={writeTapTarget({ kind: 'button', locale, index: place })}
            className={`${actionStyle()} w-full wrap-anywhere`}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function nameHost(href: string): string {
  return new URL(href).host || href
}

const allowedProtocols = ['https:', 'http:', 'mailto:', 'tel:', 'sms:']

/** An address that is safe in a link; undefined for scripts and local schemes. */
function pageLink(url: string): string | undefined {
  const address = url.trim()
  return URL.canParse(address) && allowedProtocols.includes(new URL(address).protocol)
    ? address
    : undefined
}
