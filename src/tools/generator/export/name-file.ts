import { contentTitle } from '@/qr/content/content-title'
import type { PageContent } from '@/qr/content/page-content'
import { cleanFileName, fileName } from '@/tools/shared/file-name'

/** The name of a file after its content, or the one a person gave. */
export function nameFile(content: PageContent, ending: string, ownName = ''): string {
  const clean = cleanFileName(ownName)
  return clean ? `${clean}.${ending}` : fileName([content.type, contentTitle(content)], ending)
}
