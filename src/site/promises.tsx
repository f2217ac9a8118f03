import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { Icon } from '@/ui/icon/icon'

const promises = ['free', 'noAccount', 'noExpiry'] as const

/**
 * Cost and requirements of the generator, next to the heading of a type. On the home page they are
 * part of the heading.
 */
export async function Promises({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.promises' })
  return (
    <ul
      aria-label={t('label')}
      className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm max-sm:basis-full max-sm:text-xs"
    >
      {promises.map((promise) => (
        <li key={promise} className="flex items-center gap-1.5">
          <Icon name="check" strokeWidth={1.75} className="size-4 shrink-0 text-good" />
          {t(promise)}
        </li>
      ))}
    </ul>
  )
}
