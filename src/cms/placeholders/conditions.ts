import { env } from '@/env'
import type { Site } from '@/payload-types'

type Configured = Pick<Partial<Site>, 'chat' | 'badge' | 'map' | 'appUrl'>

/**
 * Optional features of a site. A text that starts with `{{?mail}}` is shown only if the feature is
 * configured.
 */
export const conditions = {
  mail: () => Boolean(env.SMTP_URL),
  chat: ({ chat }) => Boolean(chat?.propertyId && chat.widgetId),
  badge: ({ badge }) => Boolean(badge?.imageUrl),
  map: ({ map }) => Boolean(map?.tilesUrl),
  userApp: ({ appUrl }) => Boolean(appUrl),
  reputation: () => Boolean(env.WEB_RISK_API_KEY || env.URLHAUS_AUTH_KEY),
  scanRetention: () => env.SCAN_RETENTION_MONTHS !== undefined,
  statisticsRetention: () => env.STATISTICS_RETENTION_MONTHS !== undefined,
} satisfies Record<string, (site: Configured) => boolean>

export type Condition = keyof typeof conditions

export const conditionNames = Object.keys(conditions) as Condition[]
