import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FileUse } from '@/codes'
import { factsOf, type HostedType, pageFields } from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { UploadField } from '@/tools/shared/uploads/upload-field'
import type { Uploads } from '@/tools/shared/uploads/use-uploads'
import { CautionIcon } from '@/ui/caution-icon'

const subtitles = { choice: 'subtitles', role: 'subtitles', most: 1 } as const

/** The files of a code whose content is files; for media, also the subtitles. */
export function CodeFiles({
  type,
  uploads,
  uses,
  onUses,
  error,
  children,
}: {
  type: HostedType
  uploads: Uploads
  uses: readonly FileUse[]
  onUses: (uses: readonly FileUse[], step: 'files' | 'subtitles') => void
  /** Null: no file is chosen. */
  error: string | null | undefined
  /** A note below the files. */
  children?: ReactNode
}) {
  const t = useTranslations('dynamic.files')
  const messages = useContentMessages(type)
  const field = pageFields[type].find(({ input }) => input === 'upload')
  const choice = factsOf(type).upload
  if (!choice || !field) return null
  const fault = error === null ? t('missing') : error
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1.5">
        <UploadField
          {...{ uploads, uses, choice }}
          label={messages.label(field)}
          hasCaptions={type !== 'document'}
          onUses={(next) => onUses(next, 'files')}
        />
        <p role="status" className="flex gap-1.5 text-bad text-xs empty:hidden">
          {fault && <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />}
          {fault}
        </p>
        {children}
      </div>
      {type === 'multimedia' && uses.some(({ role }) => role === 'content') && (
        <UploadField
          {...{ uploads, uses, ...subtitles }}
          label={t('subtitles')}
          onUses={(next) => onUses(next, 'subtitles')}
        />
      )}
    </div>
  )
}
