import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FileUse } from '@/codes'
import { factsOf, type HostedType } from '@/qr/content'
import { UploadField } from '@/tools/shared/uploads/upload-field'
import type { Uploads } from '@/tools/shared/uploads/use-uploads'

const subtitles = { choice: 'subtitles', role: 'subtitles', most: 1 } as const

/** The files of a code whose content is files; for media, also the subtitles. */
export function CodeFiles({
  type,
  uploads,
  uses,
  onUses,
  label,
  children,
}: {
  type: HostedType
  uploads: Uploads
  uses: readonly FileUse[]
  onUses: (uses: readonly FileUse[], step: 'files' | 'subtitles') => void
  label: string
  /** A note below the files. */
  children?: ReactNode
}) {
  const t = useTranslations('dynamic.files')
  const choice = factsOf(type).upload
  if (!choice) return null
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1.5">
        <UploadField
          {...{ uploads, uses, choice, label }}
          hasCaptions={type !== 'document'}
          onUses={(next) => onUses(next, 'files')}
        />
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
