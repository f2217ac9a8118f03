import { useTranslations } from 'next-intl'
import { ExportFailure } from './export-failure'

/** Describes why a file was not created and what to do about it. */
export function useFailureMessage(): (error: unknown) => string {
  const t = useTranslations('generator.export')
  return (error) => {
    if (!(error instanceof ExportFailure)) return t('failed')
    return error.problem === 'tooSmall'
      ? t('tooSmall', { sizePx: String(error.minSizePx) })
      : t(error.problem)
  }
}
