import type { Site } from '@/data/get-site'
import { env } from '@/env'

/**
 * The host that a visitor's browser would tell its address to for the badge's picture. None when
 * there is no badge, or when its picture is our own.
 */
export function findBadgeHost({ badge }: Pick<Site, 'badge'>): string | undefined {
  if (!badge?.imageUrl || !URL.canParse(badge.imageUrl)) return undefined
  const { host } = new URL(badge.imageUrl)
  const own = [new URL(env.SITE_URL).host, env.LOCALE_HOST]
  return own.some((name) => name && (host === name || host.endsWith(`.${name}`))) ? undefined : host
}
