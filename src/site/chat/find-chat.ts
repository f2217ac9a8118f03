import type { Site } from '@/data/get-site'

/** The chat's provider; the configured ids refer to a property and a widget there. */
export const chatProvider = 'tawk.to'

export type ChatIds = { propertyId: string; widgetId: string }

const id = /^[A-Za-z0-9_-]{1,64}$/

/** Returns the ids of the site's chat if both are configured and well-formed. */
export function findChat(site: Pick<Site, 'chat'>): ChatIds | undefined {
  const propertyId = site.chat?.propertyId?.trim()
  const widgetId = site.chat?.widgetId?.trim()
  if (!propertyId || !widgetId || !id.test(propertyId) || !id.test(widgetId)) return undefined
  return { propertyId, widgetId }
}
