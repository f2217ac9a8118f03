import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useToast } from '@/ui/toast'
import type { FileTexts } from './file-texts'

const titleMaxLength = 500

/** The name of the file and its alternative text; suggestions until the visitor enters others. */
export function FileTextFields({
  texts,
  suggested,
  ending,
  onChange,
}: {
  texts: FileTexts
  /** Shown until other texts are entered. */
  suggested: Required<FileTexts>
  /** Extension of the file name, without the dot. */
  ending: string
  onChange: (texts: FileTexts) => void
}) {
  const t = useTranslations('editor.export')
  const showToast = useToast()
  const [copied, setCopied] = useState(false)
  const title = texts.title ?? suggested.title

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
              value={texts.name ?? suggested.name}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange({ ...texts, name: event.currentTarget.value })}
              onBlur={() => texts.name?.trim() === '' && onChange({ ...texts, name: undefined })}
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
              onChange={(event) => onChange({ ...texts, title: event.currentTarget.value })}
              className="min-h-18!"
            />
            <span className="flex flex-wrap gap-1">
              <Button variant="quiet" size="sm" onClick={copy} className="-ms-2 px-2!">
                {copied ? <Icon name="check" className="text-good" /> : <Icon name="copy" />}
                {t('description.copy')}
              </Button>
              {title !== suggested.title && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => onChange({ ...texts, title: undefined })}
                  className="px-2!"
                >
                  <Icon name="rotate-ccw" />
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
