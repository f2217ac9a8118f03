import { localizedPath, paths, splitLocalizedPath } from '@/paths'

/** `id` identifies a redirect of the editors; built-in redirects have no id. */
export type Redirect = { id?: string; to: string }

export type Redirects = ReadonlyMap<string, Redirect>

const listSource = `${paths.blog}/(?:category|tag)/[^/]+`
const list = new RegExp(`^${listSource}$`)
const listPage = new RegExp(`^(${listSource})(/page/\\d+)$`)

/**
 * Finds the redirect for a URL and its target, in the same language and with the query. Further
 * pages of a list of articles move with the list.
 */
export function findRedirect(
  redirects: Redirects,
  url: string,
): { redirect: Redirect; location: string } | undefined {
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const { locale, path } = splitLocalizedPath(pathname)
  const decoded = decode(path)
  const own = redirects.get(decoded)
  if (own) return { redirect: own, location: locate(own.to) }

  const [, base = '', page = ''] = listPage.exec(decoded) ?? []
  const moved = redirects.get(base)
  if (!moved || !list.test(moved.to)) return undefined
  return { redirect: moved, location: locate(moved.to + page) }

  function locate(to: string): string {
    if (to.startsWith('/')) return encodeURI(localizedPath(locale, to)) + search
    const target = new URL(to)
    target.search = [target.search, search.slice(1)].filter(Boolean).join('&')
    return target.href
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
