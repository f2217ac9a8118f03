import { useLocale, useTranslations } from 'next-intl'
import { documentLimits, type TimeWindow } from '@/codes'
import { getLocale, type Locale } from '@/i18n/locales'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './edit-context'
import { EditableRows } from './editable-rows'
import type { RuleProps } from './rule-props'
import { WindowTarget } from './window-target'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** Addresses or files for certain hours on certain days. */
export function WindowRules({ rules, onChange }: RuleProps) {
  const t = useTranslations('myCodes.edit.rules.windows')
  const { errorAt } = useEditing()
  const at = (index: number, member: string) => `/rules/windows/${index}/${member}`
  return (
    <EditableRows<TimeWindow>
      title={t('title')}
      hint={t('hint')}
      addLabel={t('add')}
      rows={rules.windows}
      most={documentLimits.windows}
      blank={() => ({ days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00', url: '' })}
      isOrdered
      nameRow={(_, index) => t('row', { number: index + 1 })}
      onChange={(windows, step) => onChange({ windows }, step)}
    >
      {(window, index, change) => (
        <>
          <Days
            legend={t('days')}
            days={window.days}
            error={errorAt(at(index, 'days'))}
            onChange={(next) => change({ days: next })}
          />
          <div className="grid grid-cols-2 gap-3">
            <Field label={t('from')} error={errorAt(at(index, 'from'))}>
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  name={at(index, 'from')}
                  value={window.from}
                  className="tabular-nums"
                  onChange={({ target }) => change({ from: target.value })}
                />
              )}
            </Field>
            <Field
              label={t('until')}
              hint={isPastMidnight(window) ? t('pastMidnight') : undefined}
              error={errorAt(at(index, 'until'))}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  name={at(index, 'until')}
                  value={window.until}
                  className="tabular-nums"
                  onChange={({ target }) => change({ until: target.value })}
                />
              )}
            </Field>
          </div>
          <WindowTarget window={window} pointer={`/rules/windows/${index}`} onChange={change} />
        </>
      )}
    </EditableRows>
  )
}

function isPastMidnight({ from, until }: TimeWindow): boolean {
  return until !== '' && until <= from
}

function Days({
  legend,
  days,
  error,
  onChange,
}: {
  legend: string
  days: readonly number[]
  error: string | undefined
  onChange: (days: readonly number[]) => void
}) {
  const { iso } = getLocale(useLocale() as Locale)
  const short = new Intl.DateTimeFormat(iso, { weekday: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(iso, { weekday: 'long', timeZone: 'UTC' })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {weekdays.map((day) => {
          const date = new Date(someMonday + (day - 1) * dayMs)
          return (
            <label
              key={day}
              title={long.format(date)}
              className="relative flex min-h-11 min-w-11 items-center justify-center rounded-sm border border-line-strong px-2 text-ink-soft text-sm has-checked:border-ink has-checked:bg-ink has-checked:font-medium has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
            >
              <input
                type="checkbox"
                aria-label={long.format(date)}
                checked={days.includes(day)}
                onChange={({ target }) =>
                  onChange(
                    weekdays.filter((each) =>
                      each === day ? target.checked : days.includes(each),
                    ),
                  )
                }
                className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              />
              {short.format(date)}
            </label>
          )
        })}
      </div>
      {error && <p className="mt-1.5 text-bad text-xs">{error}</p>}
    </fieldset>
  )
}
