import type { Words } from '../read-content'

type CategorySlug = keyof Words['categories']

export const categorySlugs: readonly CategorySlug[] = ['guides', 'knowledge', 'print']

export const posts: readonly { slug: string; category: CategorySlug; publishedAt: string }[] = [
  { slug: 'how-wifi-codes-work', category: 'knowledge', publishedAt: '2026-11-03T09:00:00.000Z' },
  { slug: 'static-or-dynamic', category: 'guides', publishedAt: '2026-11-10T09:00:00.000Z' },
  { slug: 'sizes-for-print', category: 'print', publishedAt: '2026-11-17T09:00:00.000Z' },
]
