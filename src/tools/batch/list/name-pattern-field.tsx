import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { nameEntries } from '@/qr/batch'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import type { BatchRow } from '../batch-job'
import type { BatchList, BatchMapping } from './batch-list'
import { findUnknownTokens } from './file-name-pattern'
import { columnNames } from './find-columns'

const chips = ['{n:0001}', '{row}', '{title}'] as const
const mostColumns = 12
const longestPattern = 200

/** A pattern for file names: a text with names of columns in braces, which buttons insert. */
export function NamePatternField({
  list,
  mapping,
  example,
  ending,
  onChange,
}: {
  list: BatchList
  mapping: BatchMapping
  /** A row whose file name is shown as an example. */
  example?: BatchRow | undefined
  /** Extension of the files, such as `svg`. */
  ending: string
  onChange: (namePattern: string) => void
}) {
  const t = useTranslations('batch.names')
  const input = useRef<HTMLInputElement>(null)
  const columns = useMemo(() => columnNames(list), [list])
  const { namePattern } = mapping
  const [unknown] = findUnknownTokens(namePattern, columns)
  const insert = (token: string) => {
    const field = input.current
    const start = field?.selectionStart ?? namePattern.length
    const end = field?.selectionEnd ?? start
    onChange(namePattern.slice(0, start) + token + namePattern.slice(end))
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(start + token.length, start + token.length)
    })
  }
  const chip = (token: string, label: string) => (
    <button
      key={token}
      type="button"
      onClick={() => insert(token)}
      className="min-h-8 max-w-full truncate rounded-sm border border-line-strong bg-paper-raised px-2 text-xs hover:border-ink"
    >
      {label}
    </button>
  )
  const shown = example && nameEntries()(`${example.name || t('nameless')}.${ending}`)
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('label')}
        hint={t('hint')}
        error={unknown === undefined ? undefined : t('unknown', { name: unknown })}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={namePattern}
            maxLength={longestPattern}
            spellCheck={false}
            autoComplete="off"
            placeholder={t('placeholder')}
            onChange={({ target }) => onChange(target.value)}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <fieldset aria-label={t('insert')} className="flex min-w-0 flex-wrap gap-1.5">
        {chips.map((token) => chip(token, chipLabel(token, t)))}
        {columns.slice(0, mostColumns).map((name) => chip(`{${name}}`, name))}
      </fieldset>
      {shown && (
        <p role="status" className="break-all text-ink-soft text-xs">
          {t('example', { name: shown })}
        </p>
      )}
    </div>
  )
}

function chipLabel(
  token: (typeof chips)[number],
  t: (key: 'number' | 'row' | 'title') => string,
): string {
  if (token === '{row}') return t('row')
  return token === '{title}' ? t('title') : t('number')
}
