import type { Site } from '@/data/get-site'
import { env } from '@/env'

/**
 * Returns the host that would receive a visitor's address when the badge's picture is loaded.
 * Undefined if there is no badge, or if this site serves its picture.
 */
export function findBadgeHost({ badge }: Pick<Site, 'badge'>): string | undefined {
  if (!badge?.imageUrl || !URL.canParse(badge.imageUrl)) return undefined
  const { host } = new URL(badge.imageUrl)
  const own = [new URL(env.SITE_URL).host, env.LOCALE_HOST]
  return own.some((name) => name && (host === name || host.endsWith(`.${name}`))) ? undefined : host
}
