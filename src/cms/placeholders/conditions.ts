import { env } from '@/env'
import type { Site } from '@/payload-types'

type Configured = Pick<Partial<Site>, 'chat' | 'badge' | 'map' | 'appUrl'>

/** What a site may or may not have. A text that begins with `{{?mail}}` is shown only if it has. */
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
