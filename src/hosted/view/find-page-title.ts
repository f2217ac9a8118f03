import {
  blankPageContent,
  type ContentOf,
  type PageContent,
  type PageType,
  writePersonName,
} from '@/qr/content'
import type { ShownPage } from './hosted-page'

/** The fields of the page; missing ones are blank. */
export function contentOf<Type extends PageType>({
  document: { type },
  version,
}: Pick<ShownPage, 'document' | 'version'>): ContentOf<Type> {
  return { ...blankPageContent(type), ...version.fields, type } as unknown as ContentOf<Type>
}

/** The owner's title, or the name of the content; '' if it has none. */
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

/** The person's name, or the organisation's. */
export function nameOfCard(card: ContentOf<'vcard'>): string {
  return writePersonName(card) || card.organization.trim()
}
