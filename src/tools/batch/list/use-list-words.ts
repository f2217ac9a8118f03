import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { makeListWords, type Translate } from './list-words'

/** Returns `makeListWords` with the messages of the current catalogue. */
export function useListWords() {
  const content = useTranslations('content') as unknown as Translate
  const columns = useTranslations('batch.columns') as unknown as Translate
  const locale = useLocale()
  return useMemo(
    () => makeListWords({ content, 'batch.columns': columns }, locale),
    [content, columns, locale],
  )
}
