/**
 * Kinds of files that visitors may upload, detected from the bytes. The first ending of a type is
 * the usual one.
 */
export const fileKinds = ['document', 'picture', 'drawing', 'audio', 'video', 'subtitles'] as const
export type FileKind = (typeof fileKinds)[number]

export type FileType = {
  mediaType: string
  endings: readonly string[]
  kind: FileKind
  /** Whether browsers may display the file; other files are download-only. */
  isShown: boolean
}

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const saved = (mediaType: string, ...endings: string[]): FileType => ({
  mediaType,
  endings,
  kind: 'document',
  isShown: false,
})
const shown = (kind: FileKind, mediaType: string, ...endings: string[]): FileType => ({
  mediaType,
  endings,
  kind,
  isShown: true,
})

export const fileTypes: readonly FileType[] = [
  shown('document', 'application/pdf', 'pdf'),
  saved('application/msword', 'doc'),
  saved(`${office}.wordprocessingml.document`, 'docx'),
  saved(`${openDocument}.text`, 'odt'),
  saved('application/vnd.ms-excel', 'xls'),
  saved(`${office}.spreadsheetml.sheet`, 'xlsx'),
  saved(`${openDocument}.spreadsheet`, 'ods'),
  saved('application/vnd.ms-powerpoint', 'ppt', 'pps'),
  saved(`${office}.presentationml.presentation`, 'pptx'),
  saved(`${office}.presentationml.slideshow`, 'ppsx'),
  saved(`${openDocument}.presentation`, 'odp'),
  saved('application/rtf', 'rtf'),
  saved('application/epub+zip', 'epub'),
  shown('document', 'text/plain', 'txt'),
  saved('text/csv', 'csv'),
  shown('picture', 'image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif'),
  shown('picture', 'image/png', 'png'),
  shown('picture', 'image/webp', 'webp'),
  shown('picture', 'image/avif', 'avif'),
  shown('picture', 'image/gif', 'gif'),
  // An SVG can contain scripts, so browsers must not display it as a page of this site.
  { mediaType: 'image/svg+xml', endings: ['svg'], kind: 'drawing', isShown: false },
  shown('audio', 'audio/mpeg', 'mp3'),
  shown('audio', 'audio/mp4', 'm4a', 'mp4'),
  shown('audio', 'audio/aac', 'aac'),
  shown('audio', 'audio/ogg', 'ogg', 'oga', 'opus'),
  shown('audio', 'audio/wav', 'wav'),
  shown('audio', 'audio/flac', 'flac'),
  shown('video', 'video/mp4', 'mp4', 'm4v'),
  shown('video', 'video/webm', 'webm'),
  shown('video', 'video/quicktime', 'mov', 'qt'),
  shown('video', 'video/ogg', 'ogv', 'ogg'),
  shown('subtitles', 'text/vtt', 'vtt'),
]

export const maxFilesPerCode = 20
/** Limit for all files of a code together, as a multiple of the largest file. */
export const filesPerCodeFactor = 4
/** Longer names are shortened before their extension. */
export const maxFileNameLength = 120

export function findFileType(mediaType: string): FileType | undefined {
  return fileTypes.find((type) => type.mediaType === mediaType)
}

/** Returns the extension in lower case, `pdf` for `Menu.PDF`; empty if a name has none. */
export function endingOf(name: string): string {
  return /\.([^./\\\s]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
