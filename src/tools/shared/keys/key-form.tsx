import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { Skeleton } from '@/ui/skeleton'
import { TextArea } from '@/ui/text-area'
import { useIncomingFiles } from '../use-incoming-files'
import { useKeyFiles } from './use-key-files'

const KeyCamera = lazy(async () => ({ default: (await import('./key-camera')).KeyCamera }))

/** A form for keys in every form in which the site shows or saves them. */
export function KeyForm({
  text,
  labels,
  accept,
  fault,
  isBusy = false,
  onText,
  onSubmit,
  onFile,
  onScan,
  children,
}: {
  text: string
  labels: Readonly<Record<'label' | 'hint' | 'submit', string>>
  /** Types of files. */
  accept: string
  fault: string | false | undefined
  isBusy?: boolean
  onText: (text: string) => void
  onSubmit: () => void
  onFile: Parameters<typeof useKeyFiles>[0]
  /** Returns whether the text of a QR code was a key, which closes the camera. */
  onScan: (text: string) => boolean
  children?: ReactNode
}) {
  const t = useTranslations('dialogs')
  const [isScanning, setScanning] = useState(false)
  const { isReading, read, cancel } = useKeyFiles(onFile)
  const isOver = useIncomingFiles((files) => read(files))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
      className="flex flex-col gap-4"
    >
      <Field label={labels.label} hint={labels.hint} error={fault}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onText(target.value)}
            className="font-mono text-sm"
          />
        )}
      </Field>
      {children}
      {isScanning && (
        <Suspense fallback={<Skeleton className="aspect-4/3 w-full" />}>
          <KeyCamera onText={(found) => onScan(found) && setScanning(false)} />
        </Suspense>
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isReading ? t('keys.reading') : isOver ? t('keys.drop') : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} disabled={isReading}>
          {labels.submit}
        </Button>
        {isReading ? (
          <Button variant="secondary" onClick={cancel}>
            {t('cancel')}
          </Button>
        ) : (
          <FileButton
            variant="secondary"
            label={t('keys.file')}
            accept={accept}
            onFile={(file) => read([file])}
          >
            <Icon name="upload" />
          </FileButton>
        )}
        <Button variant="secondary" onClick={() => setScanning(!isScanning)}>
          <Icon name="scan-line" />
          {t(isScanning ? 'keys.stopScanning' : 'keys.scan')}
        </Button>
      </div>
    </form>
  )
}
