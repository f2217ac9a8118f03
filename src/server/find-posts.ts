import 'server-only'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { cachedRead } from './cached-read'
import { getPayload } from './payload'
import { postRelations } from './post-relations'

const postsPerPage = 24

/** An article as lists show it; `contentLocale` is English where it is not translated yet. */
export type PostSummary = Pick<
  Post,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'author' | 'publishedAt' | 'cover'
> & { contentLocale: Locale }

async function readPosts(locale: Locale, page: number) {
  const published = { equals: 'published' } as const
  const { docs, totalPages } = await readSummaries(locale, {
    where: {
      or: [{ [`_status.${locale}`]: published }, { [`_status.${defaultLocale}`]: published }],
    },
    page,
  })
  const untranslated = docs.filter((post) => post._status !== 'published').map((post) => post.id)
  const english = untranslated.length
    ? await readSummaries(defaultLocale, { where: { id: { in: untranslated } } })
    : { docs: [] }
  const posts = docs.map(({ _status, ...post }): PostSummary => {
    const original = english.docs.find((candidate) => candidate.id === post.id)
    if (!original) return { ...post, contentLocale: locale }
    const { _status: _, ...translated } = original
    return { ...translated, contentLocale: defaultLocale }
  })
  return { posts, totalPages }
}

async function readSummaries(
  locale: Locale,
  query: Pick<Parameters<Awaited<ReturnType<typeof getPayload>>['find']>[0], 'where' | 'page'>,
) {
  const payload = await getPayload()
  return payload.find({
    collection: 'posts',
    locale,
    fallbackLocale: false,
    draft: false,
    sort: ['-publishedAt', 'slug'],
    limit: postsPerPage,
    depth: 1,
    select: {
      slug: true,
      title: true,
      excerpt: true,
      category: true,
      author: true,
      publishedAt: true,
      cover: true,
      _status: true,
    },
    populate: postRelations,
    ...query,
  })
}

/** Published articles, newest first; one not published in the locale shows in English. */
export const findPosts = cachedRead('posts', ['posts', 'categories', 'media', 'users'], readPosts)
