import type { Labels } from '../read-content'

/** Without addresses: those of the operator's other services are theirs to enter. */
export function siteContent({ site }: Labels) {
  return { name: site.name, description: site.description, badge: { alt: site.badgeAlt } }
}
