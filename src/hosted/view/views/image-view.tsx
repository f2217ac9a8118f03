import { useTranslations } from 'next-intl'
import { FileCard } from '../file-card'
import { Gallery } from '../gallery/gallery'
import type { ShownPage } from '../hosted-page'
import { NoFiles } from '../no-files'
import { smallPicture } from '../small-picture'

/** All pictures at a glance, each of which can be looked at large. */
export function ImageView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page.gallery')
  const files = page.files.filter(({ role }) => role === 'content')
  if (files.length === 0) return <NoFiles />
  // Drawings are only ever saved: see `codes/file-types.ts`.
  const shown = files.filter(({ mediaType }) => mediaType !== 'image/svg+xml')
  const saved = files.filter((file) => !shown.includes(file))
  return (
    <div className="grid gap-4">
      <Gallery
        pictures={shown.map((file, index) => ({
          id: file.id,
          src: file.path,
          smallSrc: smallPicture(file),
          name: file.name,
          widthPx: file.widthPx,
          heightPx: file.heightPx,
          caption: file.caption.trim(),
          lang: page.lang,
          label: t('picture', { number: index + 1, count: shown.length }),
        }))}
        words={{
          title: t('title'),
          previous: t('previous'),
          next: t('next'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
          save: t('save'),
          close: t('close'),
        }}
      />
      {saved.map((file) => (
        <FileCard key={file.id} file={file} lang={page.lang} />
      ))}
    </div>
  )
}
