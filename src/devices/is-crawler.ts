import { isbot } from 'isbot'

/**
 * Returns whether the user agent is a search engine, a link preview or another program; true if
 * missing.
 */
export function isCrawler(userAgent: string | null): boolean {
  return !userAgent || isbot(userAgent)
}
