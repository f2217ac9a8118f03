import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { otherValue, type SplitShare, type StatisticsDimension } from '@/codes'

const systems: Record<string, string> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
}
const browsers: Record<string, string> = {
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Edge',
  chrome: 'Chrome',
  samsung: 'Samsung Internet',
}
/** Names of the empty value, where it is known what it means. */
const unnamed: Partial<Record<StatisticsDimension, 'noVariant' | 'noReferrer'>> = {
  variant: 'noVariant',
  referrer: 'noReferrer',
}
const noSplit = [] as const
const devices = ['mobile', 'tablet', 'desktop'] as const

/** Names of statistics values in the language of the page. */
export function useValueNames(split: readonly SplitShare[] = noSplit) {
  const t = useTranslations('statistics.values')
  const locale = useLocale()
  return useMemo(() => {
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
    const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' })
    const known = (names: Record<string, string>, value: string) => names[value] ?? t('other')
    return (dimension: StatisticsDimension, value: string): string => {
      if (value === '') return t(unnamed[dimension] ?? 'unknown')
      switch (dimension) {
        case 'hour':
          return t('hour', { hour: value })
        case 'country':
          return nameOf(regions, value)
        case 'language':
          return nameOf(languages, value)
        case 'device': {
          const device = devices.find((name) => name === value)
          return device ? t(`devices.${device}`) : t('other')
        }
        case 'system':
          return known(systems, value)
        case 'browser':
          return known(browsers, value)
        case 'variant':
          return split[Number(value)]?.name || t('variant', { number: Number(value) + 1 })
        default:
          return value === otherValue ? t('other') : value
      }
    }
  }, [t, locale, split])
}

/** Returns an invalid code unchanged. */
function nameOf(names: Intl.DisplayNames, value: string): string {
  try {
    return names.of(value) ?? value
  } catch {
    return value
  }
}
