import { Check, Copy, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useToast } from '@/ui/toast'
import type { OwnWords } from './own-words'

const titleMaxLength = 500

/** The file's name and its alternative text: ours until a person writes others. */
export function WordFields({
  words,
  suggested,
  ending,
  onChange,
}: {
  words: OwnWords
  /** What stands there as long as nothing else was written. */
  suggested: Required<OwnWords>
  /** Of the file's name, without the dot. */
  ending: string
  onChange: (words: OwnWords) => void
}) {
  const t = useTranslations('editor.export')
  const showToast = useToast()
  const [copied, setCopied] = useState(false)
  const title = words.title ?? suggested.title

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(title)
      setCopied(true)
      setTimeout(() => setCopied(false), 3000)
      showToast(t('description.copied'), { tone: 'good' })
    } catch {
      showToast(t('description.cannotCopy'), { tone: 'warn' })
    }
  }

  return (
    <>
      <Field label={t('name.label')}>
        {(control) => (
          <span className="flex items-stretch">
            <TextInput
              {...control}
              value={words.name ?? suggested.name}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange({ ...words, name: event.currentTarget.value })}
              onBlur={() => words.name?.trim() === '' && onChange({ ...words, name: undefined })}
              className="min-w-0 flex-1 rounded-e-none!"
            />
            <span className="-ms-px flex min-w-16 items-center justify-center rounded-e-md border border-line-strong bg-paper-sunken px-3 font-mono text-ink-soft text-sm">
              .{ending}
            </span>
          </span>
        )}
      </Field>
      <Field label={t('description.label')} hint={t('description.hint')}>
        {(control) => (
          <>
            <TextArea
              {...control}
              rows={2}
              value={title}
              maxLength={titleMaxLength}
              onChange={(event) => onChange({ ...words, title: event.currentTarget.value })}
              className="min-h-18!"
            />
            <span className="flex flex-wrap gap-1">
              <Button variant="quiet" size="sm" onClick={copy} className="-ms-2 px-2!">
                {copied ? (
                  <Check aria-hidden="true" className="text-good" />
                ) : (
                  <Copy aria-hidden="true" />
                )}
                {t('description.copy')}
              </Button>
              {title !== suggested.title && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => onChange({ ...words, title: undefined })}
                  className="px-2!"
                >
                  <RotateCcw aria-hidden="true" />
                  {t('description.reset')}
                </Button>
              )}
            </span>
          </>
        )}
      </Field>
    </>
  )
}
