import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { getPayload } from './payload'
import { everyPost } from './post-list'
import { postRelations } from './post-relations'
import { queryRows } from './query-rows'

/** An article as shown in lists; `contentLocale` is English if it is not translated yet. */
export type PostSummary = Pick<
  Post,
  'id' | 'slug' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'updatedAt' | 'cover' | 'scene'
> & {
  contentLocale: Locale
  /** Ids of its category and tags. */
  topicIds: string[]
}

type PostWithoutTopics = Omit<PostSummary, 'topicIds'>
export type ListedPost = { id: string; contentLocale: Locale }

/**
 * Reads the articles of a list, each in its language, in the order of the list. Articles without a
 * title in that language are in English; those without any title are omitted.
 */
export async function readPostSummaries(listed: readonly ListedPost[]): Promise<PostSummary[]> {
  const [found, topics] = await Promise.all([readListed(listed), readTopicIds(listed)])
  const untitled = found.filter((post) => !hasTitle(post) && post.contentLocale !== defaultLocale)
  const inEnglish = await readListed(
    untitled.map(({ id }) => ({ id, contentLocale: defaultLocale })),
  )
  const byId = new Map(
    [...found, ...inEnglish]
      .filter(hasTitle)
      .map((post) => [post.id, { ...post, topicIds: topics.get(post.id) ?? [] }]),
  )
  return listed.flatMap(({ id }) => byId.get(id) ?? [])
}

/** Reads the ids from the lists, since Payload would read the documents of the relations. */
async function readTopicIds(listed: readonly ListedPost[]): Promise<Map<string, string[]>> {
  const ids = JSON.stringify(listed.map(({ id }) => id))
  const rows = await queryRows<{ id: string; lists: string[] }>(sql`
    select post_id as id, array_agg(list::text) as lists from post_listing
    where post_id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)
      and list <> ${everyPost}::uuid
    group by post_id`)
  return new Map(rows.map(({ id, lists }) => [id, lists]))
}

const hasTitle = ({ title }: { title?: string | null }) => Boolean(title?.trim())

async function readListed(listed: readonly ListedPost[]): Promise<PostWithoutTopics[]> {
  const languages = [...new Set(listed.map(({ contentLocale }) => contentLocale))]
  const read = await Promise.all(
    languages.map(async (contentLocale) => {
      const own = listed.filter((post) => post.contentLocale === contentLocale)
      const posts = await readIn(
        contentLocale,
        own.map(({ id }) => id),
      )
      return posts.map((post): PostWithoutTopics => ({ ...post, contentLocale }))
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
