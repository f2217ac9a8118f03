import { getLocale, type Locale } from '@/i18n/locales'
import { type ContentField, contentFields, type FieldGroup } from '@/qr/content'
import type { DateOrder } from './batch-list'
import type { BatchType } from './batch-types'
import type { GuessOptions } from './guess-mapping'
import type { CellLabels } from './read-cell'

export type Translate = ((key: string, values?: Record<string, string | number>) => string) & {
  has: (key: string) => boolean
}

/** Names of fields and their options, for headings, cells and faults. */
export function createListLabels(
  { content, 'batch.columns': columns }: Record<'content' | 'batch.columns', Translate>,
  locale: Locale,
) {
  const label = (type: BatchType, field: string) => content(`fields.${type}.${field}.label`)
  const groupOf = (group: FieldGroup) => content(`groups.${group}`)
  /** Creditor and debtor have fields of the same names. */
  const heading = (type: BatchType, { name, group }: ContentField) => {
    const own = label(type, name)
    const isShared = contentFields[type].some(
      (other) => other.name !== name && label(type, other.name) === own,
    )
    return isShared && group
      ? content('forms.groupedLabel', { group: groupOf(group), label: own })
      : own
  }
  const guess: GuessOptions = {
    words: {
      field: (type, field) => {
        const found = contentFields[type].find(({ name }) => name === field)
        return found ? heading(type, found) : field
      },
      look: (target) => columns(`look.${target}`),
      fileName: columns('fileName'),
      title: columns('caption'),
      quantity: columns('quantity'),
    },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    dateOrder: dateOrderOf(locale),
  }
  return {
    heading,
    hint: (type: BatchType, { name, hint, maxLength = 0 }: ContentField) =>
      hint && content(`fields.${type}.${name}.hint`, { max: maxLength }),
    placeholder: (type: BatchType, { name, placeholder }: ContentField) =>
      placeholder ? content(`fields.${type}.${name}.placeholder`) : undefined,
    option: (field: string, option: string) => content(`options.${field}.${option}`),
    guess,
    cells: (type: BatchType) => cellLabels(type, content),
    error: content,
  }
}

export type ListLabels = ReturnType<typeof createListLabels>

function cellLabels(type: BatchType, content: Translate): CellLabels {
  const entries = contentFields[type].flatMap(({ name, input, options = [] }) => {
    if (input === 'switch')
      return [[name, { on: content(`fields.${type}.${name}.label`) }] as const]
    const labels = options.map((option) => [option, content(`options.${name}.${option}`)])
    return input === 'choice' ? [[name, Object.fromEntries(labels)] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The order of days and months in dates of the language. */
function dateOrderOf(locale: Locale): DateOrder {
  const parts = new Intl.DateTimeFormat(getLocale(locale).iso).formatToParts(0)
  const order = parts
    .flatMap(({ type }) => (/^(day|month|year)$/.test(type) ? type[0] : []))
    .join('')
  return order === 'mdy' || order === 'ymd' ? order : 'dmy'
}
