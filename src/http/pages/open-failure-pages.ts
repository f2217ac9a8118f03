import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { env } from '@/env'
import { localeCodes } from '@/i18n/locales'
import { findHostLocale, localeHost, localizedPath, paths } from '@/paths'
import { dropHeaders, type Page } from './page'
import { isBarePage, unknownPages } from './replace-bare-page'

const ownPageHeader = 'x-own-page'

/**
 * Provides the pages that replace pages which could not be rendered. They read the database like every
 * page, so each is stored for when the database is unavailable.
 */
export function openFailurePages() {
  /** Unknown to visitors. */
  const token = randomUUID()
  const stored = new Map<string, Page>()
  /** Pages for unknown addresses, until the content around them changes. */
  const unknown = new Map<string, Promise<Page>>()

  async function fetch(port: number | undefined, host: string | undefined, path: string) {
    // The host is not trustworthy, so it only selects among known hosts.
    const key = `${findHostLocale(host, env.LOCALE_HOST) ?? ''} ${path}`
    if (!path.endsWith(paths.failure))
      return fetchUnknown(key, () => fetchOwnPage(port, { host, [ownPageHeader]: token }, path))
    try {
      const page = await fetchOwnPage(port, { host, [ownPageHeader]: token }, path)
      stored.set(key, page)
      return page
    } catch (cause) {
      const known = stored.get(key)
      if (!known) throw cause
      return known
    }
  }

  function fetchUnknown(key: string, fetchPage: () => Promise<Page>): Promise<Page> {
    const known = unknown.get(key)
    if (known) return known
    const page = fetchPage()
    unknown.set(key, page)
    page.catch(() => {
      if (unknown.get(key) === page) unknown.delete(key)
    })
    return page
  }

  return {
    fetch,
    /** Whether a request is for such a page, which others wait for. */
    isOwn: ({ headers }: IncomingMessage): boolean => headers[ownPageHeader] === token,
    /** Forgets the pages for unknown addresses after a change of content. */
    outdate: () => unknown.clear(),
    /** Stores the pages of every language. Failed ones are fetched again when needed. */
    prepare: async (port: number): Promise<void> => {
      const { host } = new URL(env.SITE_URL)
      for (const locale of localeCodes)
        for (const path of [paths.failure, ...unknownPages]) {
          await fetch(port, host, localizedPath(locale, path)).catch(() => {})
          if (env.LOCALE_HOST)
            await fetch(port, localeHost(locale, env.LOCALE_HOST), path).catch(() => {})
        }
    },
  }
}

/** Fetches a page of this process, which listens on `port`. */
function fetchOwnPage(
  port: number | undefined,
  headers: OutgoingHttpHeaders,
  path: string,
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers })
    sent.on('error', reject)
    sent.on('response', async (answer) => {
      const status = answer.statusCode ?? 500
      try {
        const page = dropHeaders({ status, headers: answer.headers, body: await buffer(answer) })
        if (isBarePage({ ...page, status: 500 })) throw new Error(`${path} is bare, too`)
        resolve(page)
      } catch (cause) {
        reject(cause)
      }
    })
    sent.end()
  })
}
