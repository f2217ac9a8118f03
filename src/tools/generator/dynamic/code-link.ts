import { readSlug } from '@/codes'
import { paths } from '@/paths'
import { sampleLink } from '@/tools/shared/dynamic/sample-link'

/**
 * The link that a dynamic code contains; without a slug, the code is not saved and the link is a
 * sample.
 */
export type CodeLink = { slug: string | null; text: string }

/** Uses capitals, which produce a smaller symbol. */
export function linkOfCode(siteUrl: string, slug: string | null): CodeLink {
  if (slug === null) return { slug, text: sampleLink(siteUrl) }
  return { slug, text: (siteUrl + paths.hostedPage(slug)).toUpperCase() }
}

/** Returns the slug of a link that `linkOfCode` returned; undefined for any other text. */
export function findLinkedSlug(siteUrl: string, text: string): string | undefined {
  const slug = readSlug(text.slice(text.lastIndexOf('/') + 1))
  return slug && linkOfCode(siteUrl, slug).text === text ? slug : undefined
}
