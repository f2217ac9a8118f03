import type { ArticleTool } from '@/cms/fields/article-tools'
import type { SceneName } from '@/cms/fields/scenes'
import type { Labels } from '../read-content'

type CategorySlug = keyof Labels['categories']
type TagSlug = keyof Labels['tags']

type PostPlan = {
  slug: string
  category: CategorySlug
  tags: readonly TagSlug[]
  publishedAt: string
  scene: SceneName
  tool: ArticleTool
}

export const categorySlugs: readonly CategorySlug[] = ['guides', 'knowledge', 'print', 'places']

export const tagSlugs: readonly TagSlug[] = [
  'wifi',
  'contacts',
  'dynamic',
  'size',
  'margin',
  'design',
  'schools',
  'restaurants',
  'privacy',
  'accessibility',
]

/** Articles from the oldest to the newest, one per week. */
export const postPlans: readonly PostPlan[] = [
  post('vcards-that-phones-accept', 'guides', ['contacts', 'size'], '2026-09-15', 'card', 'vcard'),
  post(
    'error-correction-and-logos',
    'knowledge',
    ['design', 'size'],
    '2026-09-22',
    'parcel',
    'url',
  ),
  post(
    'codes-in-classrooms',
    'places',
    ['schools', 'size', 'accessibility'],
    '2026-09-29',
    'whiteboard',
    'document',
  ),
  post('the-quiet-zone', 'print', ['margin', 'design'], '2026-10-06', 'letter', 'url'),
  post(
    'codes-for-restaurants',
    'places',
    ['restaurants', 'wifi', 'size'],
    '2026-10-13',
    'table-tent',
    'document',
  ),
  post('accessible-codes', 'guides', ['accessibility', 'design'], '2026-10-20', 'shelf', 'url'),
  post('codes-and-privacy', 'knowledge', ['privacy', 'dynamic'], '2026-10-27', 'flyer', 'scanner'),
  post('how-wifi-codes-work', 'knowledge', ['wifi', 'privacy'], '2026-11-03', 'window', 'wifi'),
  post('static-or-dynamic', 'guides', ['dynamic', 'privacy'], '2026-11-10', 'appliance', 'url'),
  post('sizes-for-print', 'print', ['size', 'margin'], '2026-11-17', 'poster', 'url'),
]

function post(
  slug: string,
  category: CategorySlug,
  tags: readonly TagSlug[],
  day: string,
  scene: SceneName,
  tool: ArticleTool,
): PostPlan {
  return { slug, category, tags, publishedAt: `${day}T09:00:00.000Z`, scene, tool }
}
