import type { Labels } from '../read-content'

/** Builds the settings of the site, without the addresses of the operator's other services. */
export function siteContent({ site }: Labels) {
  return { name: site.name, description: site.description, badge: { alt: site.badgeAlt } }
}
