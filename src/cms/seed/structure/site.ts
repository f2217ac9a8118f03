import type { Words } from '../read-content'

/** A placeholder until the operator enters the address of the user application. */
const appUrl = 'https://app.quietzone.example'

export function siteContent({ site }: Words) {
  return { name: site.name, appUrl, description: site.description, badge: { alt: site.badgeAlt } }
}
