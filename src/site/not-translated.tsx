import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { Icon } from '@/ui/icon/icon'

type NotTranslatedProps = { locale: Locale; contentLocale: Locale }

/** Notes that the following text is English. Renders nothing if it is in the reader's language. */
export async function NotTranslated({ locale, contentLocale }: NotTranslatedProps) {
  if (locale === contentLocale) return null
  const t = await getTranslations({ locale, namespace: 'pages' })
  return (
    <p className="page-frame flex items-baseline gap-2 pt-6 text-sm text-ink-soft">
      <Icon name="languages" className="size-4 shrink-0 translate-y-0.5" />
      {t('notTranslated')}
    </p>
  )
}
