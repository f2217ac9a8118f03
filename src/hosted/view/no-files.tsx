import { useTranslations } from 'next-intl'

/** Nothing has been uploaded yet, or it has been taken away. */
export function NoFiles() {
  const t = useTranslations('hosted.page')
  return (
    <p className="rounded-xl border border-line bg-paper-raised px-4 py-6 text-center text-ink-soft">
      {t('noFiles')}
    </p>
  )
}
