import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { TimeZoneSelect } from '@/tools/shared/content-form/time-zone-select'
import {
  type DayRange,
  moveRange,
  type Preset,
  rangePresets,
  today,
} from '@/tools/shared/statistics/day-range'
import { Select } from '@/ui/select'

/** Fields for the days to count and their time zone. */
export function RangeFields({
  range,
  timeZone,
  onPreset,
  onRange,
  onTimeZone,
}: {
  range: DayRange
  timeZone: string
  onPreset: (preset: Preset) => void
  onRange: (range: DayRange) => void
  onTimeZone: (timeZone: string) => void
}) {
  const t = useTranslations('statistics.range')
  const id = useId()
  const dayInput = (end: 'from' | 'to') => (
    <label className="flex flex-col gap-1.5 font-medium text-sm">
      {t(end)}
      <input
        type="date"
        value={range[end]}
        max={today(timeZone)}
        required
        onChange={({ target }) =>
          target.value && onRange(moveRange(range, { [end]: target.value }))
        }
        className="control py-2 font-normal"
      />
    </label>
  )
  return (
    <fieldset className="flex flex-wrap items-end gap-4">
      <legend className="sr-only">{t('legend')}</legend>
      <div className="flex min-w-44 flex-col gap-1.5 text-sm">
        <label htmlFor={`${id}-days`} className="font-medium">
          {t('days')}
        </label>
        <Select
          id={`${id}-days`}
          value={range.preset}
          onChange={({ target }) => onPreset(target.value as Preset)}
          options={rangePresets.map((preset) => ({ value: preset, label: t(`presets.${preset}`) }))}
        />
      </div>
      {range.preset === 'own' && (
        <>
          {dayInput('from')}
          {dayInput('to')}
        </>
      )}
      <div className="flex min-w-56 flex-col gap-1.5 text-sm">
        <label htmlFor={id} className="font-medium">
          {t('zone')}
        </label>
        <TimeZoneSelect
          id={id}
          value={timeZone}
          onChange={({ target }) => onTimeZone(target.value)}
        />
      </div>
    </fieldset>
  )
}
