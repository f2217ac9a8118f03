import { getTranslations } from 'next-intl/server'
import { getLocale, type Locale } from '@/i18n/locales'
import { Link } from '@/i18n/navigation'
import { paths } from '@/paths'
import type { PostSummary } from '@/server/find-posts'
import { ArticleByline } from './article-byline'

/** All articles, newest first, as a ruled index. */
export async function ArticleList({
  locale,
  posts,
}: {
  locale: Locale
  posts: readonly PostSummary[]
}) {
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  if (posts.length === 0) return <p className="page-frame pb-28 text-lead">{t('empty')}</p>
  return (
    <ul className="page-frame pb-20 lg:pb-28">
      {posts.map((post) => (
        <li
          key={post.id}
          className="relative grid gap-x-12 gap-y-3 border-t border-line py-10 lg:grid-cols-12 lg:py-14"
        >
          <ArticleByline locale={locale} post={post} className="lg:col-span-4 lg:flex-col" />
          <div
            className="lg:col-span-8"
            lang={post.contentLocale === locale ? undefined : getLocale(post.contentLocale).lang}
          >
            <h2 className="text-heading">
              <Link
                href={paths.post(post.slug)}
                className="decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {post.title}
              </Link>
            </h2>
            <p className="mt-3 max-w-[60ch] text-ink-soft">{post.excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
