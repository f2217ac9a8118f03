import { isbot } from 'isbot'

/** A search engine, a preview or another program; a request that names none is no browser's. */
export function isCrawler(userAgent: string | null): boolean {
  return !userAgent || isbot(userAgent)
}
