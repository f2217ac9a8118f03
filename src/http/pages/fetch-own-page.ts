import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { dropHeaders, type Page } from './page'
import { isBarePage } from './replace-bare-page'

/** A page of this process's own site, which listens on `port`, as requested from `host`. */
export function fetchOwnPage(
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
