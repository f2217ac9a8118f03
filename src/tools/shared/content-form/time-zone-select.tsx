import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, useMemo } from 'react'
import { Select } from '@/ui/select'
import { ownTimeZone, timeZoneOptions } from './time-zone-options'

/** A select with all time zones. */
export function TimeZoneSelect({
  value,
  ...control
}: Omit<ComponentProps<'select'>, 'children' | 'value'> & { value: string }) {
  const t = useTranslations('content.forms.event')
  const locale = useLocale()
  const options = useMemo(() => {
    const own = value === '' ? '' : ownTimeZone()
    return timeZoneOptions(value, own, locale, (zone) => t('ownZone', { zone }))
  }, [value, locale, t])
  return <Select {...control} value={value} options={options} />
}
