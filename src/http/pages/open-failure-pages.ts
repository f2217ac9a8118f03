import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { env } from '@/env'
import { localeCodes } from '@/i18n/locales'
import { findHostLocale, localeHost, localizedPath, paths } from '@/paths'
import { dropHeaders, type Page } from './page'
import { isBarePage } from './replace-bare-page'

/**
 * The pages that are shown in place of those that could not be made. They read the database, as every
 * page does, so each is stored for when the database is away.
 */
export function openFailurePages() {
  const stored = new Map<string, Page>()

  async function fetch(port: number | undefined, host: string | undefined, path: string) {
    // The host is the visitor's own word, so it only selects among those that exist.
    const key = `${findHostLocale(host, env.LOCALE_HOST) ?? ''} ${path}`
    const isLasting = path.endsWith(paths.failure)
    try {
      const page = await fetchOwnPage(port, host, path)
      if (isLasting) stored.set(key, page)
      return page
    } catch (cause) {
      const known = stored.get(key)
      if (!known) throw cause
      return known
    }
  }

  return {
    fetch,
    /** Stores the page of every language. What fails is fetched again when it is needed. */
    prepare: async (port: number): Promise<void> => {
      const { host } = new URL(env.SITE_URL)
      for (const locale of localeCodes) {
        await fetch(port, host, localizedPath(locale, paths.failure)).catch(() => {})
        if (env.LOCALE_HOST)
          await fetch(port, localeHost(locale, env.LOCALE_HOST), paths.failure).catch(() => {})
      }
    },
  }
}

/** A page of this process's own site, which listens on `port`, as requested from `host`. */
function fetchOwnPage(
  port: number | undefined,
  host: string | undefined,
  path: string,
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const asked = ask({ host: '127.0.0.1', port, path, headers: { host } })
    asked.on('error', reject)
    asked.on('response', async (answer) => {
      const status = answer.statusCode ?? 500
      try {
        const page = dropHeaders({ status, headers: answer.headers, body: await buffer(answer) })
        if (isBarePage({ ...page, status: 500 })) throw new Error(`${path} is bare, too`)
        resolve(page)
      } catch (cause) {
        reject(cause)
      }
    })
    asked.end()
  })
}
