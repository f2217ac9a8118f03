import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { codePath, paths } from '@/paths'

/** A link for reporting the page. */
export async function PageFooter({ slug, locale }: { slug: string; locale: Locale }) {
  const t = await getTranslations('hosted.frame')
  return (
    <div className="mt-12 flex justify-end border-line border-t pt-3 text-ink-soft text-sm">
      <a
        href={codePath(locale, paths.reportCode(slug))}
        rel="nofollow"
        className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:text-ink"
      >
        {t('report')}
      </a>
    </div>
  )
}
