import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { type Caution, findCautions, listDialedNumbers } from '@/qr/content'
import type { Understood } from './recognize-code'

/**
 * The cautions about a code. Premium-rate numbers are found a moment later, because the numbering
 * plans are loaded on demand; without a connection they are not found.
 */
export function useCautions(understood: Understood): readonly Caution[] {
  const country = new Intl.Locale(useLocale()).maximize().region ?? ''
  const [premium, setPremium] = useState<Understood | null>(null)
  const known =
    understood.type === 'binary' || understood.type === 'empty' ? [] : findCautions(understood)
  useEffect(() => {
    if (understood.type === 'binary' || understood.type === 'empty') return
    const numbers = listDialedNumbers(understood)
    if (numbers.length === 0) return
    let isCurrent = true
    import('./is-premium-number').then(
      ({ isPremiumNumber }) => {
        const isPremium = numbers.some((number) => isPremiumNumber(number, country))
        if (isCurrent && isPremium) setPremium(understood)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [understood, country])
  const isPremium = premium === understood && !known.includes('premiumNumber')
  return isPremium ? ['premiumNumber', ...known] : known
}
