import type { Site } from '@/data/get-site'

/** Whose chat it is; the configured ids name a property and a widget there. */
export const chatProvider = 'tawk.to'

export type ChatIds = { propertyId: string; widgetId: string }

const id = /^[A-Za-z0-9_-]{1,64}$/

/** The chat of the site, where both ids are configured and could be ids. */
export function findChat(site: Pick<Site, 'chat'>): ChatIds | undefined {
  const propertyId = site.chat?.propertyId?.trim()
  const widgetId = site.chat?.widgetId?.trim()
  if (!propertyId || !widgetId || !id.test(propertyId) || !id.test(widgetId)) return undefined
  return { propertyId, widgetId }
}
