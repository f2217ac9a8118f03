import { getTranslations } from 'next-intl/server'
import { findTopics } from '@/data/find-topics'
import type { Locale } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { TopicLink } from './topic-links'

/** The tags of an article, linked to their lists. */
export async function ArticleTags({ locale, tags }: { locale: Locale; tags: Post['tags'] }) {
  const ids = (tags ?? []).map((tag) => (typeof tag === 'object' ? tag.id : tag))
  const topics = (await findTopics(locale)).filter(({ id }) => ids.includes(id))
  if (topics.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  return (
    <nav
      aria-label={t('tags')}
      className="page-frame flex flex-wrap items-baseline gap-x-4 gap-y-2 pb-16 print:hidden"
    >
      <p aria-hidden="true" className="text-sm text-ink-soft">
        {t('tags')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicLink locale={locale} topic={topic} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
