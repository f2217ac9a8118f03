import type { Payload } from 'payload'

/** The name of the product if the site settings have none or can't be read. */
const fallbackName = 'Quietzone'

/** Returns the name of the product in the site settings. */
export async function readSiteName(payload: Payload): Promise<string> {
  try {
    const site = await payload.findGlobal({ slug: 'site', depth: 0, select: { name: true } })
    return site.name || fallbackName
  } catch (cause) {
    payload.logger.error(cause)
    return fallbackName
  }
}
