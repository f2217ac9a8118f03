import type { OwnRowName, ResultRow, ResultWord } from '@/qr/content'

/** More than any certificate has inside. */
export const maxInflatedBytes = 500_000
const maxTextLength = 300

/** A row about a person, hidden until it is revealed; nothing for a value that is not a text. */
export function personalRow(name: OwnRowName, value: unknown): ResultRow[] {
  if (typeof value !== 'string' || value.trim() === '') return []
  const text = value.trim().slice(0, maxTextLength)
  return [
    { label: { kind: 'own', name }, value: { kind: 'text', text }, copy: text, isSecret: true },
  ]
}

/** A date of birth; one without a day stays as it is written. */
export function birthdayRow(value: unknown): ResultRow[] {
  return findDate(value)
    ? [{ ...dateRow('birthday', value)[0], isSecret: true } as ResultRow]
    : personalRow('birthday', value)
}

/** A day from an ISO 8601 date, or from seconds since 1970. */
export function dateRow(name: OwnRowName, value: unknown): ResultRow[] {
  const date = findDate(value)
  return date ? [{ label: { kind: 'own', name }, value: { kind: 'date', date } }] : []
}

/** A vaccination, a test or a recovery. */
export function eventRow(
  name: OwnRowName,
  date: unknown,
  facts: readonly unknown[],
  word?: ResultWord,
): ResultRow {
  const text = facts
    .filter((fact) => typeof fact === 'string' && fact.trim() !== '')
    .join(' · ')
    .slice(0, maxTextLength)
  const day = findDate(date) ?? ''
  return {
    label: { kind: 'own', name },
    value: { kind: 'dated', date: day, text, ...(word && { word }) },
    copy: [day, text].filter(Boolean).join(' '),
    isSecret: true,
  }
}

function findDate(value: unknown): string | undefined {
  const moment = typeof value === 'number' ? new Date(value * 1000) : undefined
  const written = moment ? Number.isFinite(moment.getTime()) && moment.toISOString() : value
  const [date] = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.exec(String(written)) ?? []
  return date
}
