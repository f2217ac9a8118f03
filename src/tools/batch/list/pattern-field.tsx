import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useOpenList } from '../batch-context'
import { findUnknownTokens } from './file-name-pattern'

const chips = ['{n:0001}', '{row}', '{title}'] as const
const mostColumns = 12
const longestPattern = 200

/** A text with names of columns in braces, which buttons insert. */
export function PatternField({
  label,
  hint,
  insertLabel,
  placeholder,
  value,
  hasLines = false,
  example,
  onChange,
}: {
  label: string
  hint: string
  /** Name of the group of buttons. */
  insertLabel: string
  placeholder: string
  value: string
  /** Whether the text may have several lines. */
  hasLines?: boolean
  /** What the pattern becomes for one row. */
  example?: string | undefined
  onChange: (pattern: string) => void
}) {
  const t = useTranslations('batch.names')
  const { columns } = useOpenList()
  const input = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null)
  const [unknown] = findUnknownTokens(value, columns)
  const insert = (token: string) => {
    const field = input.current
    const start = field?.selectionStart ?? value.length
    const end = field?.selectionEnd ?? start
    onChange(value.slice(0, start) + token + value.slice(end))
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(start + token.length, start + token.length)
    })
  }
  const chip = (token: string, name: string) => (
    <button
      key={token}
      type="button"
      onClick={() => insert(token)}
      className="min-h-8 max-w-full truncate rounded-sm border border-line-strong bg-paper-raised px-2 text-xs hover:border-ink"
    >
      {name}
    </button>
  )
  const attributes = {
    ref: input,
    value,
    maxLength: longestPattern,
    spellCheck: false,
    autoComplete: 'off',
    placeholder,
    className: 'font-mono text-sm',
  }
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        hint={hint}
        error={unknown === undefined ? undefined : t('unknown', { name: unknown })}
      >
        {(control) =>
          hasLines ? (
            <TextArea
              {...control}
              {...attributes}
              rows={3}
              onChange={({ target }) => onChange(target.value)}
            />
          ) : (
            <TextInput
              {...control}
              {...attributes}
              onChange={({ target }) => onChange(target.value)}
            />
          )
        }
      </Field>
      <fieldset aria-label={insertLabel} className="flex min-w-0 flex-wrap gap-1.5">
        {chips.map((token) => chip(token, chipLabel(token, t)))}
        {columns.slice(0, mostColumns).map((name) => chip(`{${name}}`, name))}
      </fieldset>
      {example && (
        <p role="status" className="break-all text-ink-soft text-xs">
          {example}
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
