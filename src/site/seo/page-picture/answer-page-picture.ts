import { LRUCache } from 'lru-cache'
import { getSite } from '@/data/get-site'
import { isLocale } from '@/i18n/locales'
import { siteUrl } from '../site-url'
import { drawPagePicture } from './draw-page-picture'
import { isOurPicture, pictureVersion } from './page-picture-url'

/** About 5 MB of pictures. */
const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 200 })

/**
 * Responds to a path below `/pictures/pages`; its `segments` are for example `['de', 'blog',
 * 'my-post.png']`.
 */
export async function answerPagePicture(
  [locale, ...segments]: readonly string[],
  query: URLSearchParams,
): Promise<Response> {
  const path = readPath(segments)
  const title = query.get('title')
  const version = query.get('v')
  if (!isLocale(locale) || !path || !title || !version) return notFound()
  if (!isOurPicture({ locale, path, title }, version)) return notFound()

  const { name: siteName } = await getSite(locale)
  const current = pictureVersion({ locale, path, title }, siteName)
  const key = `${locale} ${path} ${current}`
  const drawing =
    drawn.get(key) ?? drawPagePicture({ locale, title, siteName, url: siteUrl(locale, path) })
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  const picture = await drawing
  return new Response(picture, {
    headers: {
      'content-type': 'image/png',
      'content-length': String(picture.length),
      // An address with an old hash still works, but shows the current picture.
      'cache-control':
        version === current ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
  })
}

function readPath(segments: readonly string[]): string | undefined {
  const path = `/${segments.join('/')}`
  if (!path.endsWith('.png')) return undefined
  return path === '/home.png' ? '/' : path.slice(0, -'.png'.length)
}

function notFound(): Response {
  return new Response(null, { status: 404 })
}
