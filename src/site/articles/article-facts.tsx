import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { formatDate } from './format-date'
import { readingMinutes } from './reading-minutes'

const dayMs = 24 * 60 * 60 * 1000

/** Author, reading time and dates of an article. */
export async function ArticleFacts({ locale, post }: { locale: Locale; post: Post }) {
  const t = await getTranslations({ locale, namespace: 'pages' })
  const { author, createdAt, publishedAt, updatedAt } = post
  const name = author && typeof author === 'object' ? author.name : undefined
  // An article may have a publication date before the day on which it was added to this site.
  const appeared = Math.max(Date.parse(createdAt), Date.parse(publishedAt ?? createdAt))
  const wasChanged = Date.parse(updatedAt) - appeared > dayMs
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      <li>
        {name
          ? t('blog.byline', { author: name })
          : t('blog.team', { site: (await getSite(locale)).name })}
      </li>
      <li>{t('blog.readingTime', { minutes: readingMinutes(post.body) })}</li>
      {wasChanged && (
        <li>
          <time dateTime={updatedAt}>{t('updated', { date: formatDate(locale, updatedAt) })}</time>
        </li>
      )}
    </ul>
  )
}
