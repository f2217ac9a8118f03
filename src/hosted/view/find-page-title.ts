import {
  blankPageContent,
  type ContentOf,
  type HostedType,
  type PageContent,
  pageHeading,
} from '@/qr/content'
import type { ShownPage } from './hosted-page'

/** The fields of the page; missing ones are blank. */
export function contentOf<Type extends HostedType>({
  document: { type },
  version,
}: Pick<ShownPage, 'document' | 'version'>): ContentOf<Type> {
  return { ...blankPageContent(type), ...version.fields, type } as unknown as ContentOf<Type>
}

/** The owner's title, or the name of the content; '' if it has none. */
export function findPageTitle(page: Pick<ShownPage, 'document' | 'version'>): string {
  return page.version.title.trim() || pageHeading(contentOf(page) as PageContent)
}
