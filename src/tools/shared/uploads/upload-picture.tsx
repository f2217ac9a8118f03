import { useState } from 'react'
import type { FileKind } from '@/codes'
import { paths } from '@/paths'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import type { UploadItem } from './upload-item'

const icons: Record<FileKind, IconName> = {
  document: 'file',
  picture: 'file-image',
  drawing: 'file-image',
  audio: 'music',
  video: 'film',
  subtitles: 'captions',
}

/** A thumbnail, or an icon for the kind of file. Decorative: the name is next to it. */
export function UploadPicture({ item }: { item: UploadItem | undefined }) {
  const [broken, setBroken] = useState<string>()
  const path = item?.kind === 'picture' ? item.file.path : undefined
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-paper-sunken text-ink-faint"
    >
      {path && path !== broken ? (
        // biome-ignore lint/performance/noImgElement: uploads pass through no optimiser
        <img
          src={path.startsWith('blob:') ? path : paths.smallCodeFile(path)}
          alt=""
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(path)}
        />
      ) : (
        <Icon name={icons[item?.kind ?? 'document']} strokeWidth={1.5} className="size-6" />
      )}
    </span>
  )
}
