import {
  type Content,
  type ContentField,
  contentFields,
  type ResultRow,
  readerOf,
} from '@/qr/content'
import { listOtherRows } from './list-other-rows'
import { isContent, type Understood } from './recognize-code'

/** The rows of a result in the order of its form; none if its text is shown as a whole. */
export function listResultRows(
  understood: Understood,
  locale = 'en',
  text = '',
): readonly ResultRow[] {
  return isContent(understood)
    ? listContentRows(understood, locale, text)
    : listOtherRows(understood, text)
}

function listContentRows(content: Content, locale: string, text: string): ResultRow[] {
  const { isWhole, omitted = [], arrangeRows } = readerOf(content.type)
  if (isWhole) return []
  const rows = contentFields[content.type].flatMap((field) => {
    const value = (content as Record<string, unknown>)[field.name]
    const hasValue = value === true || (typeof value === 'string' && value.trim() !== '')
    return omitted.includes(field.name) || !hasValue ? [] : [toRow(content, field, value)]
  })
  return arrangeRows ? arrangeRows(rows, content, locale, text) : rows
}

function toRow(content: Content, field: ContentField, value: string | true): ResultRow {
  const { type } = content
  const { hasCopyButtons = true, currency } = readerOf(type)
  const label = { kind: 'field', type, field } as const
  if (value === true) return { label, value: { kind: 'yes' } }
  if (field.input === 'choice') return { label, value: { kind: 'option', option: value } }
  const copy = hasCopyButtons ? value : undefined
  if (field.name === 'amount') {
    const amount = { kind: 'amount', amount: value, currency: currency?.(content) ?? '' } as const
    return { label, value: amount, copy: value }
  }
  if (field.input === 'url') return { label, value: { kind: 'link', link: value }, copy: value }
  const text = field.name === 'iban' ? groupByFour(value) : value
  return {
    label,
    value: { kind: 'text', text },
    ...(copy !== undefined && { copy: field.name === 'iban' ? value.replace(/\s/g, '') : copy }),
    ...(field.isSecret && { isSecret: true }),
  }
}

function groupByFour(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
