import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { maxFileBytes, maxRows } from '@/qr/batch'
import { describeBytes } from '@/tools/shared/describe-file'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'

const tableEndings = '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,text/plain'
const pictureEndings = 'image/*'

/** A drop zone and a file input for a list, optionally with the pictures that it names. */
export function FileChoice({
  onFiles,
  isOver,
}: {
  onFiles: (files: readonly File[]) => void
  isOver: boolean
}) {
  const t = useTranslations('batch.list')
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const handleFiles = useRef(onFiles)
  // A file may have been chosen before hydration.
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) handleFiles.current(early)
  }, [])
  return (
    <div
      className={classNames(
        'relative flex min-h-44 flex-col items-center justify-center gap-2 rounded-md border border-dashed px-4 py-6 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-paper hover:border-ink',
      )}
    >
      <Icon name="file-spreadsheet" strokeWidth={1.5} className="size-8 text-ink-faint" />
      <label htmlFor={id} className="font-medium text-base">
        {t('drop')}
      </label>
      <p id={`${id}-hint`} className="max-w-prose text-ink-soft text-xs">
        {t('dropHint', { limit: describeBytes(maxFileBytes, locale), rows: maxRows })}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={`${tableEndings},${pictureEndings}`}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </div>
  )
}
