import { useTranslations } from 'next-intl'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { type FileRole, type FileUse, maxFilesPerCode } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { describeBytes } from '@/tools/shared/describe-file'
import { CautionIcon } from '@/ui/caution-icon'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { RefusedFile } from './create-upload-queue'
import { acceptOfChoice, type UploadChoice } from './upload-choice'
import { UploadList } from './upload-list'
import { useFaultText } from './use-fault-text'
import type { Uploads } from './use-uploads'

/**
 * Files of one role: a drop zone and the list of files. `uses` may contain files of other roles,
 * which are left unchanged. Needs the messages `uploads`.
 */
export function UploadField({
  uploads,
  choice,
  role = 'content',
  uses,
  onUses,
  label,
  most = maxFilesPerCode,
  hasCaptions = false,
}: {
  uploads: Uploads
  choice: UploadChoice
  role?: FileRole
  uses: readonly FileUse[]
  onUses: (uses: readonly FileUse[]) => void
  label: ReactNode
  /** With 1, another file replaces the current one. */
  most?: number
  hasCaptions?: boolean
}) {
  const t = useTranslations('uploads')
  const id = useId()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const own = uses.filter((use) => use.role === role)
  const room = most === 1 ? 1 : most - own.length

  const setOwn = (changed: readonly FileUse[]) =>
    onUses([...uses.filter((use) => use.role !== role), ...changed])
  const add = (files: FileList) => {
    if (files.length === 0) return
    const { ids, refused: rejected } = uploads.add(files, choice, room)
    setRefused(rejected)
    if (ids.length === 0) return
    const added = ids.map((fileId): FileUse => ({ id: fileId, role, caption: '' }))
    setOwn(most === 1 ? added : [...own, ...added])
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm leading-snug">
        {label}
      </label>
      {room > 0 ? (
        <DropZone
          id={id}
          choice={choice}
          most={most}
          isEmpty={own.length === 0}
          maxBytes={uploads.maxBytes}
          onFiles={add}
        />
      ) : (
        <p className="text-ink-soft text-xs">{t('full', { most })}</p>
      )}
      <div id={`${id}-refused`} role="status" className="empty:hidden">
        {refused.length > 0 && <RefusedFiles refused={refused} choice={choice} />}
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

/** A file input that covers the area on which files can be dropped. */
function DropZone({
  id,
  choice,
  most,
  isEmpty,
  maxBytes,
  onFiles,
}: {
  id: string
  choice: UploadChoice
  most: number
  isEmpty: boolean
  maxBytes: number
  onFiles: (files: FileList) => void
}) {
  const t = useTranslations('uploads')
  const locale = useLocale()
  const [isOver, setOver] = useState(false)
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(over)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        onFiles(event.dataTransfer.files)
      }}
      className={classNames(
        'relative flex flex-col items-center justify-center gap-1.5 rounded-md border border-dashed px-4 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isEmpty ? 'min-h-36 py-6' : 'min-h-20 py-3',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-paper hover:border-ink',
      )}
    >
      {isEmpty && <Icon name="file-up" strokeWidth={1.5} className="size-7 text-ink-faint" />}
      <span>{t(isEmpty ? 'drop' : 'dropMore', { most })}</span>
      <span id={`${id}-hint`} className="text-balance text-ink-soft text-xs">
        <span className="block">{t(`accepts.${choice}`)}</span>
        {Number.isFinite(maxBytes) && (
          <span className="block">{t('upTo', { limit: describeBytes(maxBytes, locale) })}</span>
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
          if (target.files) onFiles(target.files)
          // Lets the same file be chosen again.
          target.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </div>
  )
}

function RefusedFiles({
  refused,
  choice,
}: {
  refused: readonly RefusedFile[]
  choice: UploadChoice
}) {
  const t = useTranslations('uploads')
  const describeFault = useFaultText()
  return (
    <ul className="flex flex-col gap-1">
      {refused.map(({ name, fault }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
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
  )
}
