import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import type { PostSummary } from '@/server/find-posts'
import { classNames } from '@/ui/class-names'
import { formatDate } from './format-date'

type ArticleBylineProps = {
  locale: Locale
  post: Pick<PostSummary, 'category' | 'author' | 'publishedAt'>
  className?: string
}

/** Category, day and author of an article, as far as they are known. */
export async function ArticleByline({ locale, post, className }: ArticleBylineProps) {
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const { category, author, publishedAt } = post
  return (
    <p
      className={classNames(
        'flex flex-wrap items-baseline gap-x-4 text-sm text-ink-soft',
        className,
      )}
    >
      {category && typeof category === 'object' && (
        <span className="font-medium text-accent-strong">{category.title}</span>
      )}
      {publishedAt && <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>}
      {author && typeof author === 'object' && author.name && (
        <span>{t('byline', { author: author.name })}</span>
      )}
    </p>
  )
}
