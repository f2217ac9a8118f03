import { getTranslations } from 'next-intl/server'
import { findRelatedPosts } from '@/data/find-related-posts'
import { Link } from '@/i18n/link'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { ModuleDivider } from '@/ui/module-divider'
import { ArticleByline } from './article-byline'
import { ArticleCover } from './article-cover'

/** Suggests further articles; renders nothing if there are no others. */
export async function RelatedArticles({ locale, postId }: { locale: Locale; postId: string }) {
  const posts = await findRelatedPosts(locale, postId)
  if (posts.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  return (
    <section aria-labelledby="related" className="page-frame pb-20 lg:pb-28 print:hidden">
      <ModuleDivider />
      <h2 id="related" className="pt-12 text-heading">
        {t('related')}
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="relative flex min-w-0 flex-col gap-3">
            <ArticleCover locale={locale} post={post} />
            <ArticleByline locale={locale} post={post} contentLocale={post.contentLocale} />
            <div
              lang={post.contentLocale === locale ? undefined : getLocale(post.contentLocale).lang}
            >
              <h3 className="text-subheading font-semibold wrap-break-word">
                <Link
                  href={paths.post(post.slug)}
                  className="decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {post.title}
                </Link>
              </h3>
              {post.excerpt && <p className="mt-2 text-ink-soft text-sm">{post.excerpt}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
