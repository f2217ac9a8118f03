import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { workspaceLimits } from '@/codes'
import { oneLine } from '@/std/one-line'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

/** More suggestions would be longer than the form. */
const shownTags = 12

/** Tags as text with commas, and the known ones to choose from. */
export function TagField({
  tags,
  known,
  hint,
  error,
  onChange,
}: {
  tags: readonly string[]
  known: readonly string[]
  hint?: ReactNode
  error?: ReactNode
  onChange: (tags: readonly string[]) => void
}) {
  const t = useTranslations('workspace.tags')
  const [text, setText] = useState(tags.join(', '))
  const write = (written: string) => {
    setText(written)
    onChange(readTags(written))
  }
  const others = known.filter((tag) => !tags.includes(tag)).slice(0, shownTags)
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('label')} hint={hint ?? t('hint')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            autoComplete="off"
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      {others.length > 0 && (
        <ul aria-label={t('known')} className="flex flex-wrap gap-1.5">
          {others.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => write([...tags, tag].join(', '))}
                className="min-h-7 rounded-sm border border-line px-2 text-ink-soft text-xs hover:border-ink hover:text-ink"
              >
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Splits a text at commas, also Chinese and Japanese ones, into tags that the API accepts. */
function readTags(text: string): string[] {
  const tags = text
    .split(/[,，、]/)
    .map((tag) => oneLine(tag).slice(0, workspaceLimits.tagLength).trim())
    .filter((tag) => tag !== '')
  return [...new Set(tags)].slice(0, workspaceLimits.tagsPerCode)
}
