import { useFormatter, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { describeBytes } from '@/tools/shared/describe-file'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { useHandler } from '@/tools/shared/use-handler'
import { useIncomingFiles } from '@/tools/shared/use-incoming-files'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { TextArea } from '@/ui/text-area'
import { type ImportFileFault, type ReadImport, readImport } from './read-import'

const accepted = '.csv,.tsv,.tab,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values'

export type ImportFileLimits = { bytes: number; rows: number }

/** Reads a file or pasted rows of links. */
export function ChooseFile({
  limits: { bytes, rows },
  onRead,
}: {
  limits: ImportFileLimits
  onRead: (read: ReadImport) => void
}) {
  const t = useTranslations('workspace.import')
  const format = useFormatter()
  const locale = useLocale()
  const limits = useLimits()
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<ImportFileFault>()

  const read = useHandler(async (source: Blob | string | undefined) => {
    if (!source || isReading) return
    setReading(true)
    setFault(undefined)
    const found = await readImport(source, {
      allowsHttp: limits?.allowsHttp ?? true,
      language: locale,
    })
    setReading(false)
    if (typeof found === 'string') setFault(found)
    else onRead(found)
  })
  const isOver = useIncomingFiles((files) => void read(files[0]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setFault('noLinks')
    else void read(text)
  }
  const shownLimits = { rows: format.number(rows), size: describeBytes(bytes, locale) }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{t('lead')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label={t('file')}
          accept={accepted}
          busy={isReading}
          onFile={(file) => void read(file)}
        >
          <Icon name="upload" />
        </FileButton>
        <span role="status" className="text-ink-soft text-sm">
          {isReading ? t('reading') : isOver ? t('drop') : ''}
        </span>
      </div>
      <Field
        label={t('text')}
        hint={t('textHint', shownLimits)}
        error={fault && t(`faults.${fault}`, shownLimits)}
      >
        {(control) => (
          <TextArea
            {...control}
            value={text}
            rows={4}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value)
              setFault(undefined)
            }}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={isReading} className="self-start">
        {t('preview')}
      </Button>
    </form>
  )
}
