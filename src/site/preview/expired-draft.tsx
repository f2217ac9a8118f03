import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { PageHero } from '@/site/page-hero'

/** Answers a link to a draft that was revoked or has expired. */
export async function ExpiredDraft({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'pages.sharedDraft' })
  return (
    <>
      {/* A page cannot set its status: the HTTP layer in src/http reads it here. */}
      <meta name="status" content="410" />
      <PageHero title={t('goneTitle')} lead={t('goneText')} />
    </>
  )
}
