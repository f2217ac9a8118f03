import type { PageButton } from '@/codes/code-document'
import { actionStyle } from './action-style'
import { pageLink } from './page-link'

/** The owner's own links, which no one should take for ours. */
export function PageButtons({ buttons, lang }: { buttons: readonly PageButton[]; lang: string }) {
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
