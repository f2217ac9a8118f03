import { getTranslations } from 'next-intl/server'
import type { PostPage } from '@/data/find-posts'
import type { Topic } from '@/data/find-topics'
import { getLocale, type Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { PageHero } from '@/site/page-hero'
import { SearchForm } from '@/site/search-form'
import { PageData } from '@/site/seo/structured-data/page-data'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import { Icon } from '@/ui/icon/icon'
import { ArticleList } from './article-list'
import { Pager } from './pager'
import { TopicLinks, topicPath } from './topic-links'

type BlogViewProps = {
  locale: Locale
  found: PostPage
  /** The category or tag of the list; all articles if undefined. */
  topic?: Topic
}

/** One page of a list of articles. */
export async function BlogView({ locale, found, topic }: BlogViewProps) {
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const { posts, page, pageCount } = found
  const list = topic ? topicPath(topic) : paths.blog
  const title = topic ? topic.title : t('heading')
  const lead = topic ? t(`${topic.kind}Lead`, { title: topic.title }) : t('lead')
  const lang =
    topic && topic.contentLocale !== locale ? getLocale(topic.contentLocale).lang : undefined
  return (
    <HydrateOnAction>
      <PageHero
        title={page === 1 ? title : t('numbered', { title, page })}
        titleLang={lang}
        lead={page === 1 ? lead : undefined}
      />
      <div className="page-frame flex flex-col gap-8 pb-20 lg:pb-28">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <SearchForm
            action={localizedPath(locale, paths.blogSearch)}
            label={t('search.label')}
            submit={t('search.submit')}
          />
          <a
            href={localizedPath(locale, paths.blogFeed)}
            type="application/rss+xml"
            className="inline-flex min-h-9 items-center gap-2 text-sm underline-offset-4 hover:underline print:hidden"
          >
            <Icon name="rss" className="size-4" />
            {t('feed')}
          </a>
        </div>
        <TopicLinks locale={locale} current={topic?.id} />
        {posts.length > 0 ? (
          <ArticleList locale={locale} posts={posts} featuresFirst={!topic} />
        ) : (
          <p className="border-t border-line pt-10 text-lead">
            {t(topic ? 'emptyTopic' : 'empty')}
          </p>
        )}
        <Pager
          locale={locale}
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => paths.blogPage(list, number)}
        />
      </div>
      <PageData
        locale={locale}
        path={list}
        name={topic ? topic.title : t('title')}
        parents={topic && [{ name: t('title'), path: paths.blog }]}
      />
    </HydrateOnAction>
  )
}
