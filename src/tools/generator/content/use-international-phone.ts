import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'

/**
 * A number with the code of the reader's country, once the numbering plans are loaded; undefined for
 * a number that is not valid there, and without a connection.
 */
export function useInternationalPhone(phone: string): string | undefined {
  const country = new Intl.Locale(useLocale()).maximize().region ?? ''
  const [known, setKnown] = useState<{ phone: string; number: string | undefined }>()
  useEffect(() => {
    let isCurrent = true
    import('./format-international-phone').then(
      ({ formatInternationalPhone }) => {
        if (isCurrent) setKnown({ phone, number: formatInternationalPhone(phone, country) })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [phone, country])
  return known?.phone === phone ? known.number : undefined
}
