import { getTranslations } from 'next-intl/server'
import { findTopics, type Topic } from '@/data/find-topics'
import { Link } from '@/i18n/link'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'

/** Returns the address of a category's or tag's list. */
export function topicPath({ kind, slug }: Pick<Topic, 'kind' | 'slug'>): string {
  return kind === 'category' ? paths.blogCategory(slug) : paths.blogTag(slug)
}

type TopicLinkProps = { locale: Locale; topic: Topic; isCurrent?: boolean }

export function TopicLink({ locale, topic, isCurrent = false }: TopicLinkProps) {
  const { title, contentLocale } = topic
  return (
    <Link
      href={topicPath(topic)}
      prefetch={false}
      lang={contentLocale === locale ? undefined : getLocale(contentLocale).lang}
      aria-current={isCurrent ? 'page' : undefined}
      className={topicLinkStyle(isCurrent)}
    >
      {title}
    </Link>
  )
}

function topicLinkStyle(isCurrent: boolean): string {
  return classNames(
    'inline-flex min-h-9 items-center rounded-sm border px-3 py-1 text-sm transition-colors',
    isCurrent
      ? 'border-ink bg-ink text-paper'
      : 'border-line bg-paper-raised text-ink hover:border-line-strong',
  )
}

/** Links to the lists of the blog: all articles, categories, tags. Empty lists are omitted. */
export async function TopicLinks({ locale, current }: { locale: Locale; current?: string }) {
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const topics = (await findTopics(locale)).filter(({ hasPosts }) => hasPosts)
  if (topics.length === 0) return null
  const group = (kind: Topic['kind']) =>
    topics
      .filter((topic) => topic.kind === kind)
      .map((topic) => (
        <li key={topic.id}>
          <TopicLink locale={locale} topic={topic} isCurrent={topic.id === current} />
        </li>
      ))
  const tags = group('tag')
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <nav aria-label={t('categories')}>
        <ul className="flex flex-wrap gap-2">
          <li>
            <Link
              href={paths.blog}
              aria-current={current === undefined ? 'page' : undefined}
              className={topicLinkStyle(current === undefined)}
            >
              {t('all')}
            </Link>
          </li>
          {group('category')}
        </ul>
      </nav>
      {tags.length > 0 && (
        <nav aria-label={t('tags')}>
          {/* On a phone the tags would push the first article out of view. */}
          <details className="group sm:hidden">
            <summary className="flex min-h-11 list-none items-center gap-2 text-ink-soft text-sm [&::-webkit-details-marker]:hidden">
              {t('tagCount', { count: tags.length })}
              <Icon
                name="chevron-down"
                className="size-4 transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="mt-2 flex flex-wrap gap-2">{tags}</ul>
          </details>
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2 max-sm:hidden">
            <p aria-hidden="true" className="text-ink-soft text-sm">
              {t('tags')}
            </p>
            <ul className="flex flex-wrap gap-2">{tags}</ul>
          </div>
        </nav>
      )}
    </div>
  )
}
