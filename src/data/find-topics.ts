import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { publishedIn } from '@/cms/published-in'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { getPayload } from './payload'
import { queryRows } from './query-rows'
import { readOnce } from './read-once'
import { shownIn } from './shown-in'

export const topicKinds = ['category', 'tag'] as const
export type TopicKind = (typeof topicKinds)[number]

/** A category or a tag, named in the reader's language or else in English. */
export type Topic = {
  /** Also the id of the list of its articles. */
  id: string
  kind: TopicKind
  slug: string
  title: string
  contentLocale: Locale
  publishedLocales: Locale[]
  hasPosts: boolean
}

type NamedTopic = Omit<Topic, 'hasPosts'>

async function readTopics(locale: Locale): Promise<NamedTopic[]> {
  return [
    ...(await readKind(locale, 'category', 'categories')),
    ...(await readKind(locale, 'tag', 'tags')),
  ]
}

async function readKind(
  locale: Locale,
  kind: TopicKind,
  collection: 'categories' | 'tags',
): Promise<NamedTopic[]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    select: { slug: true, title: true, _status: true },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs.flatMap((document) => {
    const publishedLocales = publishedIn(document)
    const wanted: Locale[] = [locale, defaultLocale]
    // In a read of all languages, a text is an object with one value per language, which the
    // generated types do not contain.
    const titles = document.title as unknown as Partial<Record<Locale, string>>
    const contentLocale = wanted.find(
      (code) => publishedLocales.includes(code) && titles[code]?.trim(),
    )
    const title = contentLocale && titles[contentLocale]
    if (!title) return []
    return [{ id: document.id, kind, slug: document.slug, title, contentLocale, publishedLocales }]
  })
}

const findNamedTopics = contentRead(readTopics, (locale) => locale)

const findFilledTopics = readOnce(async (locale: Locale) => {
  const rows = await queryRows<{ id: string }>(sql`
    select id from (select id from categories union all select id from tags) as topic
    where exists (select from post_listing where list = topic.id and ${shownIn(locale)})`)
  return rows.map(({ id }) => id)
})

/** Finds all categories and tags that readers of the locale can see, categories first. */
export async function findTopics(locale: Locale): Promise<Topic[]> {
  const [topics, filled] = await Promise.all([findNamedTopics(locale), findFilledTopics(locale)])
  return topics.map((topic) => ({ ...topic, hasPosts: filled.includes(topic.id) }))
}

export async function findTopic(
  locale: Locale,
  kind: TopicKind,
  slug: string,
): Promise<Topic | undefined> {
  const topics = await findTopics(locale)
  return topics.find((topic) => topic.kind === kind && topic.slug === slug)
}
