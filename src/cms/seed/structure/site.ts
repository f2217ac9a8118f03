import type { Labels } from '../read-content'

/** A placeholder until the operator enters the address of the user application. */
const appUrl = 'https://app.quietzone.example'

export function siteContent({ site }: Labels) {
  return { name: site.name, appUrl, description: site.description, badge: { alt: site.badgeAlt } }
}
