import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env, internalToken } from '@/env'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'

/** Another design, another number, so that nobody keeps the old pictures. */
const design = 1

type Page = { locale: Locale /** Without locale prefix. */; path: string; title: string }

/**
 * The address of the picture of a page. It carries the title, signed, so that a picture is drawn
 * without looking a page up, and for our own titles only; and a hash of all else that it shows.
 */
export function pagePictureUrl(page: Page, siteName: string): string {
  const query = new URLSearchParams({ title: page.title, v: pictureVersion(page, siteName) })
  return `${env.SITE_URL}${paths.pagePicture(page.locale, page.path)}?${query}`
}

/** `<signature>.<hash>` */
export function pictureVersion(page: Page, siteName: string): string {
  const shown = createHash('sha256').update(`${design}\n${env.SITE_URL}\n${siteName}`)
  return `${signTitle(page)}.${shown.digest('base64url').slice(0, 8)}`
}

/** Whether we gave the address away, with today's name of the site or an earlier one. */
export function isOurPicture(page: Page, version: string): boolean {
  const given = Buffer.from(version.split('.')[0] ?? '')
  const wanted = Buffer.from(signTitle(page))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function signTitle({ locale, path, title }: Page): string {
  return createHmac('sha256', internalToken)
    .update(`page picture\n${locale}\n${path}\n${title}`)
    .digest('base64url')
    .slice(0, 22)
}
