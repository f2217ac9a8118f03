import { unsavedSlug } from '@/codes'
import { paths } from '@/paths'

/** The content of the symbol of an unsaved dynamic code. */
export function sampleLink(siteUrl: string): string {
  return (siteUrl + paths.hostedPage(unsavedSlug)).toUpperCase()
}
