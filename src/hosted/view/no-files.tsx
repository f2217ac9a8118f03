import { useTranslations } from 'next-intl'

/** Shown if there are no files, or they were removed. */
export function NoFiles() {
  const t = useTranslations('hosted.page')
  return (
    <p className="rounded-xl border border-line bg-paper-raised px-4 py-6 text-center text-ink-soft">
      {t('noFiles')}
    </p>
  )
}
