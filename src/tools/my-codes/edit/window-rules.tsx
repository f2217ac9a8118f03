import { useTranslations } from 'next-intl'
import { documentLimits, type TimeWindow } from '@/codes'
import { getLocale, type Locale } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-locale'
import { Checkbox } from '@/ui/checkbox'
import { DocumentField } from './document-field'
import { EditableRows } from './editable-rows'
import { useEditing } from './use-editing'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** Addresses or files for certain hours on certain days. */
export function WindowRules() {
  const t = useTranslations('myCodes.edit.rules.windows')
  return (
    <EditableRows<TimeWindow>
      title={t('title')}
      hint={t('hint')}
      addLabel={t('add')}
      pointer="/rules/windows"
      most={documentLimits.windows}
      blank={() => ({ days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00', url: '' })}
      isOrdered
      nameRow={(_, index) => t('row', { number: index + 1 })}
    >
      {(at, { days, from, until, fileIds }) => (
        <>
          <Days pointer={`${at}/days`} days={days} />
          <div className="grid grid-cols-2 gap-3">
            <DocumentField label={t('from')} pointer={`${at}/from`} kind="time" />
            <DocumentField
              label={t('until')}
              hint={until !== '' && until <= from ? t('pastMidnight') : undefined}
              pointer={`${at}/until`}
              kind="time"
            />
          </div>
          <WindowTarget pointer={at} fileIds={fileIds ?? []} />
        </>
      )}
    </EditableRows>
  )
}

function Days({ pointer, days }: { pointer: string; days: readonly number[] }) {
  const t = useTranslations('myCodes.edit.rules.windows')
  const { change, errorAt } = useEditing()
  const { iso } = getLocale(useLocale() as Locale)
  const short = new Intl.DateTimeFormat(iso, { weekday: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(iso, { weekday: 'long', timeZone: 'UTC' })
  const error = errorAt(pointer)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('days')}</legend>
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
                  change(pointer, toggle(weekdays, days, day, target.checked))
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

/** What a code opens in certain hours: some of its page's files, or an address. */
function WindowTarget({ pointer, fileIds }: { pointer: string; fileIds: readonly string[] }) {
  const t = useTranslations('myCodes.edit.rules.windows')
  const { edited, uploads, change } = useEditing()
  // The files that the page shows in any language, by caption or name.
  const files = new Map(
    Object.values(edited.document.languages)
      .flatMap((version) => version.files)
      .filter(({ role }) => role === 'content')
      .map(({ id, caption }) => {
        const name = uploads.files.find((file) => file.id === id)?.name ?? ''
        return [id, caption.trim() || name]
      }),
  )
  return (
    <>
      {files.size > 0 && (
        <fieldset className="flex min-w-0 flex-col gap-1">
          <legend className="mb-1 font-medium text-sm">{t('files')}</legend>
          {[...files].map(([id, name]) => (
            <Checkbox
              key={id}
              label={<span className="wrap-anywhere">{name}</span>}
              checked={fileIds.includes(id)}
              onChange={({ target }) =>
                change(`${pointer}/fileIds`, toggle([...files.keys()], fileIds, id, target.checked))
              }
            />
          ))}
          <p className="text-ink-soft text-xs">{t('filesHint')}</p>
        </fieldset>
      )}
      {!fileIds.some((id) => files.has(id)) && (
        <DocumentField label={t('url')} pointer={`${pointer}/url`} kind="address" />
      )}
    </>
  )
}

/** Returns the chosen values in the order of all of them, after one was added or removed. */
function toggle<Value>(
  all: readonly Value[],
  chosen: readonly Value[],
  value: Value,
  isOn: boolean,
): Value[] {
  return all.filter((each) => (each === value ? isOn : chosen.includes(each)))
}
