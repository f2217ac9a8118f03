import { useMemo } from 'react'
import { useRegionalLocale } from './use-regional-locale'

/** Formats dates and times in the language of the page as the region of the visitor writes them. */
export function useDateFormat(): (
  time: Date | number,
  options: Intl.DateTimeFormatOptions,
) => string {
  const locale = useRegionalLocale()
  return useMemo(
    () => (time, options) => new Intl.DateTimeFormat(locale, options).format(time),
    [locale],
  )
}
