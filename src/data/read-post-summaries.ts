import 'server-only'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { getPayload } from './payload'
import { postRelations } from './post-relations'

/** An article as shown in lists; `contentLocale` is English if it is not translated yet. */
export type PostSummary = Pick<
  Post,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'tags'
  | 'author'
  | 'publishedAt'
  | 'updatedAt'
  | 'cover'
  | 'scene'
> & { contentLocale: Locale }

export type ListedPost = { id: string; contentLocale: Locale }

/**
 * Reads the articles of a list, each in its language, in the order of the list. Articles without a
 * title in that language are in English; those without any title are omitted.
 */
export async function readPostSummaries(listed: readonly ListedPost[]): Promise<PostSummary[]> {
  const found = await readListed(listed)
  const untitled = found.filter((post) => !hasTitle(post) && post.contentLocale !== defaultLocale)
  const inEnglish = await readListed(
    untitled.map(({ id }) => ({ id, contentLocale: defaultLocale })),
  )
  const byId = new Map([...found, ...inEnglish].filter(hasTitle).map((post) => [post.id, post]))
  return listed.flatMap(({ id }) => byId.get(id) ?? [])
}

const hasTitle = ({ title }: { title?: string | null }) => Boolean(title?.trim())

async function readListed(listed: readonly ListedPost[]): Promise<PostSummary[]> {
  const languages = [...new Set(listed.map(({ contentLocale }) => contentLocale))]
  const read = await Promise.all(
    languages.map(async (contentLocale) => {
      const own = listed.filter((post) => post.contentLocale === contentLocale)
      const posts = await readIn(
        contentLocale,
        own.map(({ id }) => id),
      )
      return posts.map((post): PostSummary => ({ ...post, contentLocale }))
    }),
  )
  return read.flat()
}

async function readIn(locale: Locale, ids: string[]) {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'posts',
    locale,
    fallbackLocale: false,
    draft: false,
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    depth: 1,
    select: {
      slug: true,
      title: true,
      excerpt: true,
      category: true,
      tags: true,
      author: true,
      publishedAt: true,
      updatedAt: true,
      cover: true,
      scene: true,
    },
    populate: postRelations,
  })
  return docs
}
