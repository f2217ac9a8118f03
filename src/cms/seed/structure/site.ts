import type { Words } from '../read-content'

/** A placeholder until the operator enters the address of the user application. */
const appUrl = 'https://app.quietzone.example'

/** A placeholder as well; nobody reads what is sent there. */
const contactEmail = 'hello@quietzone.example'

export function siteContent({ site }: Words) {
  return {
    name: site.name,
    appUrl,
    contactEmail,
    description: site.description,
    badge: { alt: site.badgeAlt },
  }
}
