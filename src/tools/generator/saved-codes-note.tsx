import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'

/** A note below the tool: this browser stores the codes, there is no account. */
export async function SavedCodesNote({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'generator.saved' })
  return (
    <aside
      aria-label={t('title')}
      className="mx-4 mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line px-4 py-4 sm:px-6 md:mx-0"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{t('title')}</p>
        <p className="max-w-prose text-ink-soft text-sm">{t('text')}</p>
      </div>
      <Link href={paths.myCodes} prefetch={false} className={buttonStyle({ variant: 'secondary' })}>
        {t('action')}
      </Link>
    </aside>
  )
}
