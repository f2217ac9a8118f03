import { useTranslations } from 'next-intl'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { type PageDraft, pageFields } from '@/qr/content/page-content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { findLimits } from '@/tools/shared/dynamic/find-limits'
import type { UploadChoice } from '@/tools/shared/uploads/upload-choice'
import { UploadField } from '@/tools/shared/uploads/upload-field'
import { useUploads } from '@/tools/shared/uploads/use-uploads'
import { useHandler } from '@/tools/shared/use-handler'
import { CautionIcon } from '@/ui/caution-icon'
import { useUnsavedWork } from '@/ui/unsaved-work'
import type { FileType } from '../type-groups'
import type { CodeDraft } from './code-draft'
import type { SavedCode, SendFiles } from './use-dynamic-code'

const choices = {
  document: 'document',
  multimedia: 'media',
  image: 'picture',
} as const satisfies Record<FileType, UploadChoice>

const ofSubtitles = { choice: 'subtitles', role: 'subtitles', most: 1 } as const

export type FilesFieldProps = {
  type: FileType & PageDraft['type']
  /** The code that the files belong to, once there is one. */
  saved: SavedCode | undefined
  files: CodeDraft['files']
  isMissing: boolean
  onSender: Dispatch<SetStateAction<SendFiles | undefined>>
  onChange: (files: CodeDraft['files'], step: string) => void
}

/** What a code shows, where that is files: they wait here until there is a code to send them to. */
export function FilesField({ type, saved, files, isMissing, onSender, onChange }: FilesFieldProps) {
  const t = useTranslations('dynamic.files')
  const messages = useContentMessages(type)
  const [maxBytes, setMaxBytes] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    findLimits().then((limits) => limits && setMaxBytes(limits.uploadLimitBytes))
  }, [])
  const uploads = useUploads({
    owner: saved?.owned ?? null,
    files: saved?.view.files ?? noFiles,
    maxBytes,
  })
  useUnsavedWork(uploads.isBusy)
  const send = useHandler(uploads.settle)
  useEffect(() => {
    onSender(() => send)
    return () => onSender(undefined)
  }, [onSender, send])

  const field = pageFields[type].find(({ input }) => input === 'upload')
  if (!field) return null
  const common = { uploads, uses: files } as const
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1.5">
        <UploadField
          {...common}
          choice={choices[type]}
          label={messages.label(field)}
          hasCaptions={type !== 'document'}
          onUses={(next) => onChange(next, 'files')}
        />
        <p role="status" className="flex gap-1.5 text-bad text-xs empty:hidden">
          {isMissing && (
            <>
              <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />
              {t('missing')}
            </>
          )}
        </p>
      </div>
      {type === 'multimedia' && files.some(({ role }) => role === 'content') && (
        <UploadField
          {...common}
          {...ofSubtitles}
          label={t('subtitles')}
          onUses={(next) => onChange(next, 'subtitles')}
        />
      )}
    </div>
  )
}

const noFiles: readonly never[] = []
