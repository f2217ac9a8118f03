import { findNewestPosts } from '@/data/find-newest-posts'
import { findPageStarts } from '@/data/find-page-starts'
import { findPost } from '@/data/find-post'
import { findPostsFrom } from '@/data/find-posts'
import { findRelatedPosts } from '@/data/find-related-posts'
import { findTopic, findTopics } from '@/data/find-topics'
import { everyPost } from '@/data/post-list'
import { searchPosts } from '@/data/search-posts'

/**
 * Lists the reads of the blog pages. Reads in brackets run once per change for all pages together,
 * or have no target.
 */
export async function listReads(count: number): Promise<Record<string, () => Promise<unknown>>> {
  const starts = await findPageStarts('de', everyPost)
  const start = starts[Math.floor((starts.length - 1) / 2)]
  const tag = await findTopic('de', 'tag', 'topic-0')
  const [tagStart] = tag ? await findPageStarts('de', tag.id) : []
  if (!start || !tag || !tagStart) throw new Error('There are no articles to read')
  const article = await findPost(start.slug, 'de')
  if (!article) throw new Error(`There is no article ${start.slug}`)
  const { id } = article.document
  return {
    'a page in the middle of all articles': () =>
      findPostsFrom('de', everyPost, start.publishedAt, start.slug),
    'the first page of a tag': () =>
      findPostsFrom('de', tag.id, tagStart.publishedAt, tagStart.slug),
    'an article': () => findPost(start.slug, 'de'),
    'its related articles': () => findRelatedPosts('de', id),
    'categories and tags': () => findTopics('de'),
    '(the feed, twenty articles if there are)': () => findNewestPosts('en'),
    '(where pages begin, once)': () => findPageStarts('de', everyPost),
    '(search for a rare word)': () => searchPosts('de', `number${count - 2}`, 1),
    '(search for a common word)': () => searchPosts('de', 'margin', 1),
    '(search in Japanese)': () => searchPosts('ja', '余白', 1),
    '(search for what is not there)': () => searchPosts('en', 'unheard', 1),
  }
}
