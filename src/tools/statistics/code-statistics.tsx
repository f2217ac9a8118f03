import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { OfflineSupport } from '@/tools/shared/offline/offline-support'
import { StatisticsDesk } from './statistics-desk'

/** The scan statistics of a code, for the owner of its key. The address names the code. */
export async function CodeStatistics({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'statistics.page' })
  return (
    <div className="first-screen page-frame pt-8 pb-16 sm:pt-12 sm:pb-24">
      <p className="text-sm">
        <Link href={paths.myCodes} className="underline underline-offset-4">
          {t('back')}
        </Link>
      </p>
      <h1 className="mt-3 text-title">{t('heading')}</h1>
      <ClientMessages
        pick={({ statistics, codes, content }) => ({
          statistics,
          codes: { problems: codes.problems },
          content: { forms: { event: { ownZone: content.forms.event.ownZone } } },
        })}
      >
        <StatisticsDesk />
      </ClientMessages>
      <OfflineSupport locale={locale} />
    </div>
  )
}
