import { getLocale, type Locale } from '@/i18n/locales'
import { Link } from '@/i18n/navigation'
import { paths } from '@/paths'
import type { PostSummary } from '@/server/read-post-summaries'
import { ArticleByline } from './article-byline'

type ArticleListProps = { locale: Locale; posts: readonly PostSummary[] }

/** Articles as a ruled index, newest first. */
export function ArticleList({ locale, posts }: ArticleListProps) {
  return (
    <ul>
      {posts.map((post) => (
        <li
          key={post.id}
          className="relative grid gap-x-12 gap-y-3 border-t border-line py-8 lg:grid-cols-12 lg:py-12 print:break-inside-avoid"
        >
          <ArticleByline
            locale={locale}
            post={post}
            contentLocale={post.contentLocale}
            className="lg:col-span-4 lg:flex-col"
          />
          <div
            className="min-w-0 lg:col-span-8"
            lang={post.contentLocale === locale ? undefined : getLocale(post.contentLocale).lang}
          >
            <h2 className="text-heading wrap-break-word">
              <Link
                href={paths.post(post.slug)}
                className="decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {post.title}
              </Link>
            </h2>
            {post.excerpt && <p className="mt-3 max-w-[60ch] text-ink-soft">{post.excerpt}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
