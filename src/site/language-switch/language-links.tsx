'use client'

import type { MouseEvent } from 'react'
import { flagPath, type Locale, locales } from '@/i18n/locales'
import { usePathname } from '@/i18n/navigation'
import { localeHost, localizedPath } from '@/paths'
import { classNames } from '@/ui/class-names'
import { localeCookie } from './locale-cookie'

/** Where languages live on sub-domains: `http:` or `https:`, and the host they hang on. */
export type LocaleDomains = { protocol: string; siteHost: string }

/**
 * A link to this page in every language. They are plain links and work without scripts; with them
 * the query and the fragment come along and the choice is remembered.
 */
export function LanguageLinks({ current, domains }: { current: Locale; domains?: LocaleDomains }) {
  const path = usePathname()

  const choose = (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    const { protocol, search, hash } = window.location
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = localeCookie(locale, {
      secure: protocol === 'https:',
      siteHost: domains?.siteHost,
    })
    event.currentTarget.href = localeAddress(locale, path, domains) + search + hash
  }

  return (
    <ul>
      {locales.map(({ code, lang, name }) => (
        <li key={code}>
          <a
            href={localeAddress(code, path, domains)}
            hrefLang={lang}
            lang={lang}
            aria-current={code === current ? 'true' : undefined}
            onClick={(event) => choose(event, code)}
            onAuxClick={(event) => choose(event, code)}
            className={classNames(
              'flex min-h-10 items-center gap-3 rounded-md px-3 text-sm hover:bg-paper-sunken focus-visible:-outline-offset-2',
              code === current && 'font-medium',
            )}
          >
            {/* biome-ignore lint/performance/noImgElement: a local SVG of a few hundred bytes */}
            <img
              src={flagPath(code)}
              alt=""
              width={20}
              height={15}
              loading="lazy"
              className="shrink-0 outline outline-line -outline-offset-1"
            />
            <span className="flex-1">{name}</span>
            {code === current && <span aria-hidden="true" className="size-2 bg-accent" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The address of a path in a language: its sub-domain where there are any, else its prefix. */
function localeAddress(locale: Locale, path: string, domains?: LocaleDomains): string {
  if (!domains) return localizedPath(locale, path)
  return `${domains.protocol}//${localeHost(locale, domains.siteHost)}${path}`
}
