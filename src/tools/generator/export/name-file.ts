import { type PageContent, pageContentTitle } from '@/qr/content'
import { cleanFileName, fileName } from '@/tools/shared/file-name'

/** Names a file after its content, unless the visitor entered a name. */
export function nameFile(content: PageContent, ending: string, ownName = ''): string {
  const clean = cleanFileName(ownName)
  return clean ? `${clean}.${ending}` : fileName([content.type, pageContentTitle(content)], ending)
}
