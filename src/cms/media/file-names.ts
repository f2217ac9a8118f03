import type { Media } from '@/payload-types'

/** A file of a picture; `size` is '' for the original. */
type NamedFile = { size: string; filename: string; url: string | null | undefined }

/** Lists the files of a picture: the original and its sizes. */
export function listFileNames(picture: Partial<Media>): NamedFile[] {
  const files = [
    { size: '', filename: picture.filename, url: picture.url },
    ...Object.entries(picture.sizes ?? {}).map(([size, file]) => ({
      size,
      filename: file?.filename,
      url: file?.url,
    })),
  ]
  return files.flatMap((file) =>
    typeof file.filename === 'string' ? [{ ...file, filename: file.filename }] : [],
  )
}
