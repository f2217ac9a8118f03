import { getTranslations } from 'next-intl/server'
import { maxQuestionLength } from '@/cms/search/search-terms'
import { searchPosts } from '@/data/search-posts'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { PageHero } from '@/site/page-hero'
import { SearchForm } from '@/site/search-form'
import { ArticleList } from './article-list'
import { Pager } from './pager'
import { TopicLinks } from './topic-links'

type SearchViewProps = { locale: Locale; question: string; page: number }

/** Results of a search in the articles, or the reason why the query is not accepted. */
export async function SearchView({ locale, question, page }: SearchViewProps) {
  const t = await getTranslations({ locale, namespace: 'pages.blog.search' })
  const isTooLong = question.length > maxQuestionLength
  const result = question && !isTooLong ? await searchPosts(locale, question, page) : undefined
  const hrefOf = (number: number) =>
    `${paths.blogSearch}?${new URLSearchParams({ q: question, ...(number > 1 && { page: String(number) }) })}`
  const describeResult = () => {
    if (!question) return t('hint')
    if (isTooLong) return t('tooLong', { max: maxQuestionLength })
    if (!result) return t('noWords')
    if (result.count === 0) return t('none')
    return t(result.isCut ? 'cut' : 'count', { count: result.count })
  }
  return (
    <>
      <PageHero title={question && !isTooLong ? t('titleFor', { question }) : t('title')} />
      <div className="page-frame flex flex-col gap-8 pb-20 lg:pb-28">
        <div className="flex flex-col gap-3">
          <SearchForm
            action={localizedPath(locale, paths.blogSearch)}
            label={t('label')}
            submit={t('submit')}
            question={question.slice(0, maxQuestionLength)}
          />
          <p className="max-w-[60ch] text-ink-soft">{describeResult()}</p>
        </div>
        {!result?.count && <TopicLinks locale={locale} current="" />}
        {result && result.posts.length > 0 && <ArticleList locale={locale} posts={result.posts} />}
        {result && (
          <Pager locale={locale} page={page} pageCount={result.pageCount} hrefOf={hrefOf} />
        )}
      </div>
    </>
  )
}
