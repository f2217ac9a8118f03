import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TimeZoneSelect } from '@/tools/shared/content-form/time-zone-select'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { makeRange, moveRange, type Preset, today } from './day-range'
import { useStatisticsSource } from './statistics-source'

/** Fields for the days to count, their time zone if it can be chosen, and what else is. */
export function RangeFields({ children }: { children: ReactNode }) {
  const t = useTranslations('statistics.range')
  const { range, presets, timeZone, since, onRange, onTimeZone, texts } = useStatisticsSource()
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="sr-only">{texts.legend}</legend>
      <Field label={t('days')}>
        {(control) => (
          <Select
            {...control}
            value={range.preset}
            onChange={({ target }) =>
              onRange(makeRange(target.value as Preset, { timeZone, since, last: range }))
            }
            options={presets.map((preset) => ({ value: preset, label: t(`presets.${preset}`) }))}
          />
        )}
      </Field>
      {range.preset === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(end)}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={range[end]}
                max={today(timeZone)}
                required
                onChange={({ target }) =>
                  target.value && onRange(moveRange(range, { [end]: target.value }))
                }
                className="control py-2"
              />
            )}
          </Field>
        ))}
      {onTimeZone && (
        <Field label={t('zone')}>
          {(control) => (
            <TimeZoneSelect
              {...control}
              value={timeZone}
              onChange={({ target }) => onTimeZone(target.value)}
            />
          )}
        </Field>
      )}
      {children}
    </fieldset>
  )
}
