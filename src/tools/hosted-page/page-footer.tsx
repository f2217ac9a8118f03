import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { codePath, localizedPath, paths } from '@/paths'

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:text-ink'

/** Who stands behind the page's frame, and where to turn when something is wrong with it. */
export async function PageFooter({
  slug,
  locale,
  siteName,
}: {
  slug: string
  locale: Locale
  siteName: string
}) {
  const t = await getTranslations('hosted.frame')
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 border-line border-t pt-3 text-ink-soft text-sm">
      <a href={localizedPath(locale, paths.home)} className={linkClass}>
        {t('madeWith', { site: siteName })}
      </a>
      <a href={codePath(locale, paths.reportCode(slug))} rel="nofollow" className={linkClass}>
        {t('report')}
      </a>
    </div>
  )
}
