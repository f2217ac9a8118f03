import { useTranslations } from 'next-intl'
import type { SampleLabels } from './samples'

/** Returns the texts around samples of code. */
export function useSampleLabels(): SampleLabels {
  const t = useTranslations('developers')
  const copying = useTranslations('content.copying')
  return {
    language: t('sampleLanguage'),
    copy: t('copy'),
    copied: copying('done'),
    failed: copying('failed'),
  }
}
