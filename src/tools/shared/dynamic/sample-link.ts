import { paths } from '@/paths'

/** As long as a slug, and with vowels, so that it never is one. */
const noSlug = 'notsaved'

/** The content of the symbol of a dynamic code that is not saved yet. */
export function sampleLink(siteUrl: string): string {
  return (siteUrl + paths.hostedPage(noSlug)).toUpperCase()
}
