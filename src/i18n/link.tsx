'use client'

import NextLink from 'next/link'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localizedPath } from './localized-path'

/**
 * A link to a page of this site in the language of the page that it is on. Leaves other addresses
 * as they are. Of next-intl's own, every use would carry three more properties in the page's data.
 */
export function Link({
  href,
  ...rest
}: Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }) {
  const locale = useLocale()
  return <NextLink href={href.startsWith('/') ? localizedPath(locale, href) : href} {...rest} />
}
