import { useTranslations } from 'next-intl'
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'
import { factsOf, pageFields, type UploadType } from '@/qr/content'
import { CodeFiles } from '@/tools/code-session/code-files'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { type Uploads, useUploads } from '@/tools/shared/uploads/use-uploads'
import { useHandler } from '@/tools/shared/use-handler'
import { CautionIcon } from '@/ui/caution-icon'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { findUndoFiles, storeUndoFile } from '../undo-files'
import type { CodeDraft } from './code-draft'
import type { SavedCode, SendFiles } from './use-dynamic-code'

export type FilesFieldProps = {
  type: UploadType
  /** The code that the files belong to, once there is one. */
  saved: SavedCode | undefined
  /** Whether the server has no code to load. */
  isNew: boolean
  files: CodeDraft['files']
  isMissing: boolean
  onSender: Dispatch<SetStateAction<SendFiles | undefined>>
  onChange: (files: CodeDraft['files'], step: string) => void
}

/** The files that a code shows. They are queued until the code exists on the server. */
export function FilesField({
  type,
  saved,
  isNew,
  files,
  isMissing,
  onSender,
  onChange,
}: FilesFieldProps) {
  const t = useTranslations('dynamic.files')
  const messages = useContentMessages(type)
  const limits = useLimits()
  const uploads = useUploads({
    owner: saved?.owned ?? null,
    files: saved?.view.files ?? noFiles,
    maxBytes: limits?.uploadLimitBytes ?? Number.POSITIVE_INFINITY,
    onAdded: storeUndoFile,
  })
  useRestoredFiles({ type, uploads, files, isReady: isNew || saved !== undefined })
  useUnsavedWork(uploads.isBusy)
  const send = useHandler(uploads.settle)
  useEffect(() => {
    onSender(() => send)
    return () => onSender(undefined)
  }, [onSender, send])

  const field = pageFields[type].find(({ input }) => input === 'upload')
  if (!field) return null
  return (
    <CodeFiles {...{ type, uploads }} uses={files} onUses={onChange} label={messages.label(field)}>
      <p role="status" className="flex gap-1.5 text-bad text-xs empty:hidden">
        {isMissing && (
          <>
            <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />
            {t('missing')}
          </>
        )}
      </p>
    </CodeFiles>
  )
}

/** Restores files that were chosen before a reload, once undo or the reload lists them. */
function useRestoredFiles({
  type,
  uploads: { items, restore },
  files,
  isReady,
}: {
  type: UploadType
  uploads: Uploads
  files: CodeDraft['files']
  isReady: boolean
}): void {
  const requested = useRef(new Set<string>())
  useEffect(() => {
    const choice = factsOf(type).upload
    if (!isReady || !choice) return
    const missing = files.filter(({ id }) => !items.has(id) && !requested.current.has(id))
    if (missing.length === 0) return
    for (const { id } of missing) requested.current.add(id)
    findUndoFiles(missing.map(({ id }) => id)).then((found) => {
      for (const { id, role } of missing) {
        const file = found.get(id)
        if (file instanceof File) restore(id, file, role === 'subtitles' ? 'subtitles' : choice)
      }
    })
  }, [type, items, restore, files, isReady])
}

const noFiles: readonly never[] = []
