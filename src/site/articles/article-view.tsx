import { getTranslations } from 'next-intl/server'
import type { ArticleTool } from '@/cms/fields/article-tools'
import type { Found } from '@/data/find-document'
import { findTopics } from '@/data/find-topics'
import { Link } from '@/i18n/link'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import type { Post } from '@/payload-types'
import { Band } from '@/site/blocks/band'
import { NotTranslated } from '@/site/not-translated'
import { PageHero } from '@/site/page-hero'
import { TextWithContents } from '@/site/rich-text/text-with-contents'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import { Icon } from '@/ui/icon/icon'
import { ArticleByline } from './article-byline'
import { ArticleCover } from './article-cover'
import { ArticleFacts } from './article-facts'
import { RelatedArticles } from './related-articles'
import { TopicLink } from './topic-links'

type ArticleViewProps = { locale: Locale; found: Found<Post> }

export async function ArticleView({ locale, found }: ArticleViewProps) {
  const t = await getTranslations({ locale, namespace: 'pages' })
  const { document: post, contentLocale } = found
  const lang = contentLocale === locale ? undefined : getLocale(contentLocale).lang
  const topicIds = listTopicIds(post)
  return (
    <HydrateOnAction>
      <article>
        <NotTranslated locale={locale} contentLocale={contentLocale} />
        <PageHero
          title={post.title}
          titleLang={lang}
          lead={post.excerpt}
          fields={{ title: 'title', lead: 'excerpt' }}
          figure={
            <div className="w-72 lg:w-96">
              <ArticleCover locale={locale} post={post} />
            </div>
          }
          eyebrow={
            <Link
              href={paths.blog}
              className="inline-flex items-center gap-2 underline-offset-4 hover:underline"
            >
              <Icon name="arrow-left" className="size-4" />
              {t('blog.all')}
            </Link>
          }
        >
          <ArticleByline locale={locale} post={{ ...post, topicIds }} className="mt-6" />
          <ArticleFacts locale={locale} post={post} />
        </PageHero>
        <TextWithContents body={post.body} contentsLabel={t('contents')} lang={lang} />
        <ArticleTags locale={locale} topicIds={topicIds} />
      </article>
      <RelatedArticles locale={locale} postId={post.id} />
      <ArticleCall locale={locale} tool={post.tool} />
    </HydrateOnAction>
  )
}

/** The end of an article: a link to the tool it describes, or to the generator. */
async function ArticleCall({ locale, tool }: { locale: Locale; tool?: ArticleTool | null }) {
  const t = await getTranslations({ locale, namespace: 'pages.blog.call' })
  const name = tool ?? 'text'
  return (
    <Band
      blockType="band"
      title={t(`titles.${name}`)}
      text={t('text')}
      buttonLabel={t(`buttons.${name === 'scanner' || name === 'batch' ? name : 'generator'}`)}
      buttonPath={toolPath(name)}
    />
  )
}

function toolPath(tool: ArticleTool): string {
  if (tool === 'scanner') return paths.scanner
  if (tool === 'batch') return paths.batch
  return tool === 'text' ? paths.home : paths.generator(tool)
}

function listTopicIds({ category, tags }: Post): string[] {
  return [category, ...(tags ?? [])].flatMap((topic) =>
    topic && typeof topic === 'object' ? topic.id : (topic ?? []),
  )
}

/** The tags of an article, linked to their lists. */
async function ArticleTags({ locale, topicIds }: { locale: Locale; topicIds: string[] }) {
  const topics = (await findTopics(locale)).filter(
    ({ id, kind }) => kind === 'tag' && topicIds.includes(id),
  )
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
