'use client'

import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { localizedPath } from './localized-path'
import { useLocale } from './use-locale'

/**
 * Links to a page of this site in the language of the current page; other addresses are unchanged.
 * next-intl's link would add three properties to the page's data at every use.
 */
export function Link({
  href,
  ...rest
}: Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }) {
  const locale = useLocale()
  return <NextLink href={href.startsWith('/') ? localizedPath(locale, href) : href} {...rest} />
}
