import type { Words } from '../read-content'

export function siteContent({ site }: Words) {
  return { name: site.name, description: site.description, badge: { alt: site.badgeAlt } }
}
