import { useTranslations } from 'next-intl'
import { ExportFailure } from './export-failure'

/** Says why a file was not drawn and how to repair it. */
export function useFailureWords(): (error: unknown) => string {
  const t = useTranslations('generator.export')
  return (error) => {
    if (!(error instanceof ExportFailure)) return t('failed')
    return error.problem === 'tooSmall'
      ? t('tooSmall', { sizePx: String(error.minSizePx) })
      : t(error.problem)
  }
}
