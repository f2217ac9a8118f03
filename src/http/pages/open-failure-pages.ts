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
  /** Until the content around them changes. */
  const current = new Map<string, Promise<Page>>()
  /** The last pages for failures, which may be needed when they cannot be rendered. */
  const last = new Map<string, Page>()

  async function fetch(port: number | undefined, host: string | undefined, path: string) {
    // The host is not trustworthy, so it only selects among known hosts.
    const key = `${findHostLocale(host, env.LOCALE_HOST) ?? ''} ${path}`
    const page = current.get(key) ?? fetchOwnPage(port, { host, [ownPageHeader]: token }, path)
    current.set(key, page)
    try {
      const fetched = await page
      if (path.endsWith(paths.failure)) last.set(key, fetched)
      return fetched
    } catch (cause) {
      if (current.get(key) === page) current.delete(key)
      const known = last.get(key)
      if (!known) throw cause
      return known
    }
  }

  return {
    fetch,
    /** Whether a request is for such a page, which others wait for. */
    isOwn: ({ headers }: IncomingMessage): boolean => headers[ownPageHeader] === token,
    /** Makes the pages be rendered again after a change of content. */
    outdate: () => current.clear(),
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
