import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { createListLabels, type Translate } from './list-labels'

/** Returns `createListLabels` with the messages of the current catalog. */
export function useListLabels() {
  const content = useTranslations('content') as unknown as Translate
  const columns = useTranslations('batch.columns') as unknown as Translate
  const locale = useLocale()
  return useMemo(
    () => createListLabels({ content, 'batch.columns': columns }, locale),
    [content, columns, locale],
  )
}
