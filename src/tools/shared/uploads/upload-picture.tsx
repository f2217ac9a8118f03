import { Captions, File, FileImage, Film, Music } from 'lucide-react'
import { useState } from 'react'
import type { FileKind } from '@/codes'
import { paths } from '@/paths'
import type { UploadItem } from './upload-item'

const icons: Record<FileKind, typeof File> = {
  document: File,
  picture: FileImage,
  drawing: FileImage,
  audio: Music,
  video: Film,
  subtitles: Captions,
}

/** A thumbnail, or an icon for the kind of file. Decorative: the name is next to it. */
export function UploadPicture({ item }: { item: UploadItem | undefined }) {
  const [broken, setBroken] = useState<string>()
  const Icon = icons[item?.kind ?? 'document']
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
        <Icon strokeWidth={1.5} className="size-6" />
      )}
    </span>
  )
}
