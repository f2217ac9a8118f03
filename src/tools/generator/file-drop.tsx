import { FileUp, Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { describeFile } from './describe-file'
import { isAccepted } from './is-accepted'

/** A file from the disk or dropped here. It is only looked at; nothing leaves the browser. */
export function FileDrop({
  label,
  hint,
  accept,
  file,
  onFile,
}: {
  label: string
  hint?: string
  /** As in the attribute: media types and endings. */
  accept: string
  file: File | undefined
  onFile: (file: File | undefined) => void
}) {
  const t = useTranslations('generator.file')
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<string>()

  const take = (chosen: File | undefined) => {
    if (!chosen) return
    const isFit = isAccepted(chosen, accept)
    setRefused(isFit ? undefined : chosen.name)
    if (isFit) onFile(chosen)
  }
  // A file may have been chosen before the page came alive.
  const chosenEarly = useRef(take)
  useEffect(() => {
    chosenEarly.current(input.current?.files?.[0])
  }, [])
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    onFile(undefined)
    input.current?.focus()
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm leading-snug">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same */}
      <div
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          take(event.dataTransfer.files[0])
        }}
        className={classNames(
          'relative flex min-h-40 flex-col items-center justify-center gap-2 rounded-md border border-dashed px-4 py-6 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-paper hover:border-ink',
        )}
      >
        <FileUp aria-hidden="true" strokeWidth={1.5} className="size-7 text-ink-faint" />
        <span>{t('drop')}</span>
        <span id={`${id}-hint`} className="text-ink-faint text-xs">
          {hint}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          aria-describedby={`${id}-hint ${id}-state`}
          onChange={(event) => take(event.currentTarget.files?.[0])}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      <div id={`${id}-state`} role="status" className="empty:hidden">
        {refused && <p className="text-bad text-xs">{t('refused', { name: refused })}</p>}
        {file && (
          <div className="mt-1.5 flex items-center gap-3 rounded-md border border-line bg-paper-raised py-2 ps-4 pe-2">
            <p className="min-w-0 flex-1">
              <bdi className="block truncate font-medium text-sm">{file.name}</bdi>
              <span className="block text-ink-soft text-xs tabular-nums">
                {describeFile(file, locale)}
              </span>
            </p>
            <Button
              variant="quiet"
              square
              onClick={remove}
              aria-label={t('remove', { name: file.name })}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
