import { paths } from '@/paths'

/** Has the length of a slug but contains vowels, so that it never is one. */
const noSlug = 'notsaved'

/** The content of the symbol of an unsaved dynamic code. */
export function sampleLink(siteUrl: string): string {
  return (siteUrl + paths.hostedPage(noSlug)).toUpperCase()
}
