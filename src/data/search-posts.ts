import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { buildSearchTerms } from '@/cms/search/search-terms'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { postsPerPage } from '@/paths'
import { fillPlaceholders } from './fill-placeholders'
import { everyPost } from './post-list'
import { queryRows } from './query-rows'
import { type ListedPost, type PostSummary, readPostSummaries } from './read-post-summaries'
import { contentLocaleIn, shownIn } from './shown-in'

/** Maximum number of results; `isCut` is true if there were more. */
export const maxResults = 96
/**
 * Number of the newest articles that are searched directly. All articles are searched by title, and
 * by text only if few of the newest match.
 */
const newestCount = 400

export type SearchResult = {
  posts: PostSummary[]
  count: number
  isCut: boolean
  page: number
  pageCount: number
}

/**
 * Finds articles that contain all words of a query, in the locale or else in English; those with
 * the words in their title first, then the newest. Undefined if the query contains no word.
 */
export async function searchPosts(
  locale: Locale,
  question: string,
  page: number,
): Promise<SearchResult | undefined> {
  const [row] = await queryRows<{ folded: string }>(
    sql`select fold_search_text(${question}) as folded`,
  )
  const terms = buildSearchTerms(row?.folded ?? '')
  if (!terms) return undefined
  const { patterns } = terms
  const array = (texts: readonly string[]) =>
    sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
  const inItsLanguage = sql`post_search.post_id = listing.post_id
    and post_search.locale = (${contentLocaleIn(locale)})::_locales`
  const found = await queryRows<ListedPost>(sql`
    with newest as (
      select listing.post_id, listing.published_at, listing.slug, listing.locales, title
      from (
        select * from post_listing where list = ${everyPost} and ${shownIn(locale)}
        order by published_at desc, slug limit ${newestCount}
      ) as listing
      join post_search on ${inItsLanguage}
      where ' ' || words like all (${array(patterns)})
    ), titled as (
      select listing.post_id, listing.published_at, listing.slug, listing.locales, title
      from post_search join post_listing as listing on ${inItsLanguage}
      where list = ${everyPost} and ${shownIn(locale)}
        and locale in (${locale}, ${defaultLocale}) and grams @> ${array(terms.titleGrams)}
        and ' ' || title like all (${array(patterns)})
    ), older as (
      select listing.post_id, listing.published_at, listing.slug, listing.locales, title
      from post_search join post_listing as listing on ${inItsLanguage}
      where (select count(*) from newest) <= ${maxResults / 2}
        and list = ${everyPost} and ${shownIn(locale)}
        and locale in (${locale}, ${defaultLocale}) and grams @> ${array(terms.grams)}
        and ' ' || words like all (${array(patterns)})
      limit ${newestCount}
    )
    select post_id as id, ${contentLocaleIn(locale)} as "contentLocale"
    from (select * from newest union select * from titled union select * from older) as found
    order by ' ' || title like all (${array(patterns)}) desc, published_at desc, slug
    limit ${maxResults + 1}`)
  const count = Math.min(found.length, maxResults)
  const start = (page - 1) * postsPerPage
  const shown = found.slice(start, Math.min(start + postsPerPage, maxResults))
  return {
    posts: await fillPlaceholders(await readPostSummaries(shown), locale),
    count,
    isCut: found.length > maxResults,
    page,
    pageCount: Math.ceil(count / postsPerPage),
  }
}
