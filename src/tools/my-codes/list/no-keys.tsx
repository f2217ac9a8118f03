import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'

/** Says what would be here, and the way to the first. */
export function NoKeys() {
  const t = useTranslations('myCodes.list.empty')
  return (
    <div className="module-mat flex flex-col items-center gap-3 rounded-lg border border-line px-4 py-14 text-center">
      <h2 className="text-subheading">{t('title')}</h2>
      <p className="max-w-[46ch] text-balance text-ink-soft text-sm">{t('text')}</p>
      <Link href={paths.generator('url')} className={buttonStyle()}>
        {t('make')}
      </Link>
    </div>
  )
}
