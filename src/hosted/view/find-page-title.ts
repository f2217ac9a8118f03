import type { ContentOf } from '@/qr/content/content'
import type { PageType } from '@/qr/content/content-types'
import { blankPageContent, type PageContent } from '@/qr/content/page-content'
import { writePersonName } from '@/qr/content/person-name'
import type { ShownPage } from './hosted-page'

/** What the form of the type was filled in with; what is missing is empty. */
export function contentOf<Type extends PageType>({
  document: { type },
  version,
}: Pick<ShownPage, 'document' | 'version'>): ContentOf<Type> {
  return { ...blankPageContent(type), ...version.fields, type } as unknown as ContentOf<Type>
}

/** The owner's title, or what the content itself is called by; '' where it has no name. */
export function findPageTitle(page: Pick<ShownPage, 'document' | 'version'>): string {
  return page.version.title.trim() || nameContent(contentOf(page) as PageContent)
}

function nameContent(content: PageContent): string {
  switch (content.type) {
    case 'vcard':
      return nameOfCard(content)
    case 'event':
    case 'document':
    case 'multimedia':
    case 'image':
      return content.title.trim()
    case 'map':
      return content.label.trim()
    case 'wifi':
      return content.ssid.trim()
    case 'text':
    case 'url':
    case 'email':
    case 'sms':
      return ''
  }
}

/** A firm's card bears its name. */
export function nameOfCard(card: ContentOf<'vcard'>): string {
  return writePersonName(card) || card.organization.trim()
}
