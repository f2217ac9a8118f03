import type { PostSummary } from '@/data/read-post-summaries'
import { Link } from '@/i18n/link'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { classNames } from '@/ui/class-names'
import { ArticleByline } from './article-byline'
import { ArticleCover } from './article-cover'

type ArticleListProps = {
  locale: Locale
  posts: readonly PostSummary[]
  /** Shows the first article large, across all columns. */
  featuresFirst?: boolean
}

/** Articles with their covers, newest first. */
export function ArticleList({ locale, posts, featuresFirst = false }: ArticleListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 border-line border-t pt-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
      {posts.map((post, index) => {
        const isFeatured = featuresFirst && index === 0
        return (
          <li
            key={post.id}
            className={classNames(
              'relative flex min-w-0 flex-col gap-5 print:break-inside-avoid',
              isFeatured && 'sm:col-span-full lg:grid lg:grid-cols-2 lg:items-center lg:gap-12',
            )}
          >
            <ArticleCover locale={locale} post={post} />
            <div className="flex min-w-0 flex-col gap-3">
              <ArticleByline locale={locale} post={post} contentLocale={post.contentLocale} />
              <div
                lang={
                  post.contentLocale === locale ? undefined : getLocale(post.contentLocale).lang
                }
              >
                <h2
                  className={classNames(
                    'wrap-break-word',
                    isFeatured ? 'text-heading' : 'font-semibold text-subheading',
                  )}
                >
                  <Link
                    href={paths.post(post.slug)}
                    className="decoration-2 decoration-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {post.title}
                  </Link>
                </h2>
                {post.excerpt && (
                  <p className={classNames('mt-3 text-ink-soft', !isFeatured && 'text-sm')}>
                    {post.excerpt}
                  </p>
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
