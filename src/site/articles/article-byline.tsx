import { getTranslations } from 'next-intl/server'
import { findTopics } from '@/data/find-topics'
import type { PostSummary } from '@/data/read-post-summaries'
import { Link } from '@/i18n/link'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { formatDate } from './format-date'

type ArticleBylineProps = {
  locale: Locale
  post: Pick<PostSummary, 'publishedAt' | 'topicIds'>
  /** Shown if it differs from the page's language. */
  contentLocale?: Locale
  className?: string
}

/** Category, day and, if it differs from the page's, language of an article in a list. */
export async function ArticleByline({
  locale,
  post,
  contentLocale = locale,
  className,
}: ArticleBylineProps) {
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const { publishedAt, topicIds } = post
  const topic = (await findTopics(locale)).find(
    ({ id, kind }) => kind === 'category' && topicIds.includes(id),
  )
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-soft',
        className,
      )}
    >
      {topic && (
        <Link
          href={paths.blogCategory(topic.slug)}
          prefetch={false}
          lang={topic.contentLocale === locale ? undefined : getLocale(topic.contentLocale).lang}
          className="relative z-10 font-medium text-accent-strong underline-offset-4 hover:underline"
        >
          {topic.title}
        </Link>
      )}
      {publishedAt && <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>}
      {contentLocale !== locale && (
        <span className="inline-flex items-baseline gap-1.5">
          <Icon name="languages" className="size-3.5 shrink-0 translate-y-0.5" />
          {t('shownIn', { language: nameLanguage(contentLocale, locale) })}
        </span>
      )}
    </div>
  )
}

/** Names a language in another: `anglais` for ('en', 'fr'). */
function nameLanguage(language: Locale, locale: Locale): string {
  const names = new Intl.DisplayNames(getLocale(locale).iso, { type: 'language' })
  return names.of(getLocale(language).lang) ?? getLocale(language).name
}
