import { useTranslations } from 'next-intl'
import { paths } from '@/paths'
import { FileCard } from '../file-card'
import { Gallery } from '../gallery/gallery'
import type { ShownPage } from '../hosted-page'
import { NoFiles } from '../no-files'

/** All pictures as thumbnails that open a full-screen viewer. */
export function ImageView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page.gallery')
  const files = page.files.filter(({ role }) => role === 'content')
  if (files.length === 0) return <NoFiles />
  // Drawings can only be downloaded: see `codes/file-types.ts`.
  const shown = files.filter(({ mediaType }) => mediaType !== 'image/svg+xml')
  const downloads = files.filter((file) => !shown.includes(file))
  return (
    <div className="grid gap-4">
      <Gallery
        pictures={shown.map((file, index) => ({
          id: file.id,
          src: file.path,
          smallSrc: paths.smallCodeFile(file.path),
          name: file.name,
          widthPx: file.widthPx,
          heightPx: file.heightPx,
          caption: file.caption.trim(),
          lang: page.lang,
          label: t('picture', { number: index + 1, count: shown.length }),
        }))}
        labels={{
          title: t('title'),
          previous: t('previous'),
          next: t('next'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
          save: t('save'),
          close: t('close'),
        }}
      />
      {downloads.map((file) => (
        <FileCard key={file.id} file={file} lang={page.lang} />
      ))}
    </div>
  )
}
