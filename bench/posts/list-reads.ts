import { findPost } from '@/data/find-document'
import { findNewestPosts } from '@/data/find-newest-posts'
import { findPosts } from '@/data/find-posts'
import { findRelatedPosts } from '@/data/find-related-posts'
import { findTopic, findTopics } from '@/data/find-topics'
import { everyPost } from '@/data/post-list'
import { searchPosts } from '@/data/search-posts'

/** Lists the reads of the blog pages. Those in brackets have no target. */
export async function listReads(count: number): Promise<Record<string, () => Promise<unknown>>> {
  const { pageCount } = await findPosts('de', everyPost, 1)
  const middle = Math.ceil(pageCount / 2)
  const { posts } = await findPosts('de', everyPost, middle)
  const tag = await findTopic('de', 'tag', 'topic-0')
  const slug = posts[0]?.slug ?? ''
  const article = await findPost(slug, 'de')
  if (!tag || !article) throw new Error('There are no articles to read')
  const { id } = article.document
  return {
    'a page in the middle of all articles': () => findPosts('de', everyPost, middle),
    'the first page of a tag': () => findPosts('de', tag.id, 1),
    'an article': () => findPost(slug, 'de'),
    'its related articles': () => findRelatedPosts('de', id),
    'categories and tags': () => findTopics('de'),
    '(the feed, twenty articles if there are)': () => findNewestPosts('en'),
    '(search for a rare word)': () => searchPosts('de', `number${count - 2}`, 1),
    '(search for a common word)': () => searchPosts('de', 'margin', 1),
    '(search in Japanese)': () => searchPosts('ja', '余白', 1),
    '(search for what is not there)': () => searchPosts('en', 'unheard', 1),
  }
}
