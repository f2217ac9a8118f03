import { useFormatter, useTranslations } from 'next-intl'

/** Words for a time that is only guessed: “about 3 minutes left”, never more exact than known. */
export function useRemaining(): (seconds: number) => string {
  const t = useTranslations('batch.run')
  const { number } = useFormatter()
  return (seconds) => {
    if (seconds < 5) return t('almost')
    const [value, unit] = roundTime(seconds)
    return t('remaining', { time: number(value, { style: 'unit', unit, unitDisplay: 'long' }) })
  }
}

function roundTime(seconds: number): [value: number, unit: 'second' | 'minute' | 'hour'] {
  if (seconds < 55) return [Math.ceil(seconds / 5) * 5, 'second']
  if (seconds < 55 * 60) return [Math.max(1, Math.round(seconds / 60)), 'minute']
  return [Math.round(seconds / 1800) / 2, 'hour']
}
