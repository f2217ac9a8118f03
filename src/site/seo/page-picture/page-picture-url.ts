import { createHash } from 'node:crypto'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { isOwnSignature, signText } from '@/site/own-signature'

/** Incremented with every new design, so that old pictures are not cached any longer. */
const design = 1
const signatureLetters = 22

type Page = { locale: Locale /** Without locale prefix. */; path: string; title: string }

/**
 * Returns the address of a page's picture. It contains the signed title, so that a picture is drawn
 * without a database query and only for titles of this site, and a hash of all other inputs.
 */
export function pagePictureUrl(page: Page, siteName: string): string {
  const query = new URLSearchParams({ title: page.title, v: pictureVersion(page, siteName) })
  return `${env.SITE_URL}${paths.pagePicture(page.locale, page.path)}?${query}`
}

/** `<signature>.<hash>` */
export function pictureVersion(page: Page, siteName: string): string {
  const shown = createHash('sha256').update(`${design}\n${env.SITE_URL}\n${siteName}`)
  return `${signText(signed(page), signatureLetters)}.${shown.digest('base64url').slice(0, 8)}`
}

/** Checks if this site has issued the address, under its current name or an earlier one. */
export function isOurPicture(page: Page, version: string): boolean {
  return isOwnSignature(version.split('.')[0] ?? '', signed(page), signatureLetters)
}

const signed = ({ locale, path, title }: Page) => `page picture\n${locale}\n${path}\n${title}`
