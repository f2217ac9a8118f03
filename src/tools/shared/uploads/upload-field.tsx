import { FileUp } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import type { FileRole, FileUse } from '@/codes/code-document'
import { maxFilesPerCode } from '@/codes/file-types'
import { describeBytes } from '@/tools/shared/describe-file'
import { CautionIcon } from '@/ui/caution-icon'
import { classNames } from '@/ui/class-names'
import type { RefusedFile } from './create-upload-queue'
import { acceptOfChoice, type UploadChoice } from './upload-choice'
import { UploadList } from './upload-list'
import { useFaultText } from './use-fault-text'
import type { Uploads } from './use-uploads'

/**
 * Files of one role: a place to choose them or to drop them, and the list of them. `uses` may hold
 * files of other roles, which stay as they are. Needs the messages `uploads`.
 */
export function UploadField({
  uploads,
  choice,
  role = 'content',
  uses,
  onUses,
  label,
  hint,
  most = maxFilesPerCode,
  hasCaptions = false,
}: {
  uploads: Uploads
  choice: UploadChoice
  role?: FileRole
  uses: readonly FileUse[]
  onUses: (uses: readonly FileUse[]) => void
  label: ReactNode
  hint?: ReactNode
  /** With 1, another file takes the place of the one there is. */
  most?: number
  hasCaptions?: boolean
}) {
  const t = useTranslations('uploads')
  const describeFault = useFaultText()
  const locale = useLocale()
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const own = uses.filter((use) => use.role === role)
  const room = most === 1 ? 1 : most - own.length

  const setOwn = (next: readonly FileUse[]) =>
    onUses([...uses.filter((use) => use.role !== role), ...next])
  const take = (files: FileList | null) => {
    if (!files || files.length === 0) return
    const { ids, refused: left } = uploads.add(files, choice, room)
    setRefused(left)
    if (ids.length === 0) return
    const added = ids.map((fileId): FileUse => ({ id: fileId, role, caption: '' }))
    setOwn(most === 1 ? added : [...own, ...added])
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(over)
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm leading-snug">
        {label}
      </label>
      {room > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same
        <div
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            drag(false)(event)
            take(event.dataTransfer.files)
          }}
          className={classNames(
            'relative flex flex-col items-center justify-center gap-1.5 rounded-md border border-dashed px-4 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
            own.length > 0 ? 'min-h-20 py-3' : 'min-h-36 py-6',
            isOver
              ? 'border-accent bg-accent-soft'
              : 'border-line-strong bg-paper hover:border-ink',
          )}
        >
          {own.length === 0 && (
            <FileUp aria-hidden="true" strokeWidth={1.5} className="size-7 text-ink-faint" />
          )}
          <span>{own.length === 0 ? t('drop', { most }) : t('dropMore', { most })}</span>
          <span id={`${id}-hint`} className="text-balance text-ink-soft text-xs">
            <span className="block">{hint ?? t(`accepts.${choice}`)}</span>
            {Number.isFinite(uploads.maxBytes) && (
              <span className="block">
                {t('upTo', { limit: describeBytes(uploads.maxBytes, locale) })}
              </span>
            )}
            <span className="block">{t(`notes.${choice}`)}</span>
          </span>
          <input
            id={id}
            type="file"
            multiple={most > 1}
            accept={acceptOfChoice(choice)}
            aria-describedby={`${id}-hint ${id}-refused`}
            onChange={({ target }) => {
              take(target.files)
              // So that the same file can be chosen again.
              target.value = ''
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </div>
      )}
      {room <= 0 && <p className="text-ink-soft text-xs">{t('full', { most })}</p>}
      <div id={`${id}-refused`} role="status" className="empty:hidden">
        {refused.length > 0 && (
          <ul className="flex flex-col gap-1">
            {refused.map(({ name, fault }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it can change
              <li key={index} className="flex gap-1.5 text-bad text-xs">
                <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />
                <span className="wrap-anywhere min-w-0">
                  {t.rich('refused', {
                    file: (text) => <bdi className="font-medium">{text}</bdi>,
                    name,
                    fault: describeFault(fault, choice),
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <UploadList
        uploads={uploads}
        uses={own}
        onUses={setOwn}
        choice={choice}
        hasCaptions={hasCaptions}
      />
    </div>
  )
}
