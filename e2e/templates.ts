import { editorPages } from '@/qr/content'

/** One page of each template, including templates that the site map does not list. */
export const templatePages = [
  '/',
  '/wifi',
  '/document',
  '/features',
  '/pricing',
  '/blog',
  '/blog/how-wifi-codes-work',
  '/blog/search?q=wifi',
  '/contact-us',
  '/contact-us/sent',
  '/qr-code-scanner',
  '/batch-qr-code',
  '/my-qr-codes',
  '/my-qr-codes/edit',
  '/my-qr-codes/statistics',
  '/workspace',
  '/developers',
  '/developers/codes',
  '/developers/search?q=slug',
  '/qr-codes-for',
  '/page/privacy-policy',
  '/q/example',
  '/does/not/exist',
]

/** Returns the common part of the paths of pages with the same template, without locale prefix. */
function findTemplate(path: string): string {
  if (editorPages.some((page) => path === `/${page}`)) return 'type'
  if (path.startsWith('/qr-codes-')) return 'solution'
  return path.replace(/^\/(blog\/category|blog\/tag|blog\/page|blog|developers|page)\/.+/, '/$1/…')
}

/** Returns the first address of each template. */
export function pickOnePerTemplate(urls: Iterable<string>, locale: string): string[] {
  const picked = new Map<string, string>()
  for (const url of urls) {
    const path = new URL(url).pathname.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/'
    const template = findTemplate(path)
    if (!picked.has(template)) picked.set(template, url)
  }
  return [...picked.values()]
}
