'use client'

import type { MouseEvent, ReactNode } from 'react'
import { defaultLocale, getLocale, type Locale } from '@/i18n/locales'
import { localeHost, localizedPath } from '@/paths'
import { localeCookie } from './locale-cookie'

/** For languages on sub-domains: `http:` or `https:`, and the parent host. */
export type LocaleDomains = { protocol: string; siteHost: string }

/**
 * Chooses a language for the page at `path`. A plain link that works without JavaScript; with it,
 * the query and the fragment are preserved and the choice is remembered.
 */
export function LocaleLink({
  locale,
  path,
  domains,
  cookieDomain,
  current,
  className,
  children,
}: {
  locale: Locale
  path: string
  domains: LocaleDomains | undefined
  cookieDomain: string | undefined
  /** Whether this is the page's language. */
  current?: boolean
  className?: string
  children: ReactNode
}) {
  const { lang } = getLocale(locale)

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    const { protocol, search, hash } = window.location
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = localeCookie(locale, {
      secure: protocol === 'https:',
      domain: cookieDomain,
    })
    const there = domains ? localeHome(locale, domains) + path : localizedPath(locale, path)
    event.currentTarget.href = there + search + hash
  }

  return (
    <a
      href={choiceAddress(locale, path, domains)}
      hrefLang={lang}
      lang={lang}
      aria-current={current ? 'true' : undefined}
      onClick={choose}
      onAuxClick={choose}
      className={className}
    >
      {children}
    </a>
  )
}

const localeHome = (locale: Locale, { protocol, siteHost }: LocaleDomains) =>
  `${protocol}//${localeHost(locale, siteHost)}`

/**
 * Returns the address of a choice without JavaScript. English has no prefix, so a browser with
 * another preferred language would be redirected to that language: `/en` marks English as chosen.
 */
function choiceAddress(locale: Locale, path: string, domains: LocaleDomains | undefined): string {
  if (domains) return localeHome(locale, domains) + path
  if (locale === defaultLocale) return `/${locale}${path === '/' ? '' : path}`
  return localizedPath(locale, path)
}
