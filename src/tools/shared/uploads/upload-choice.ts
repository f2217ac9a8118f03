import { type FileKind, fileTypes } from '@/codes'

/** Kinds of files that a field accepts; message keys under `uploads.accepts`. */
const kindsOfChoice = {
  document: ['document', 'drawing'],
  media: ['video', 'audio'],
  picture: ['picture'],
  subtitles: ['subtitles'],
} as const satisfies Record<string, readonly FileKind[]>

export type UploadChoice = keyof typeof kindsOfChoice

/** Converted to WebVTT by the server. */
const subRip = 'srt'

export function endingsOfChoice(choice: UploadChoice): readonly string[] {
  const kinds: readonly FileKind[] = kindsOfChoice[choice]
  const endings = fileTypes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((type) => type.endings)
  return [...new Set(choice === 'subtitles' ? [...endings, subRip] : endings)]
}

/**
 * The value of `accept`: extensions, and for pictures and videos their media types, which let
 * phones offer their gallery. HEIC is left out, so that an iPhone converts to JPEG.
 */
export function acceptOfChoice(choice: UploadChoice): string {
  const kinds: readonly FileKind[] = kindsOfChoice[choice]
  const mediaTypes = fileTypes
    .filter(({ kind }) => kinds.includes(kind) && kind !== 'document')
    .map(({ mediaType }) => mediaType)
  return [...endingsOfChoice(choice).map((ending) => `.${ending}`), ...mediaTypes].join()
}

/** The probable kind of a file by its name; the server checks the content. */
export function kindOfChoice(choice: UploadChoice, ending: string): FileKind {
  const kinds: readonly FileKind[] = kindsOfChoice[choice]
  const type = fileTypes.find(
    ({ kind, endings }) => kinds.includes(kind) && endings.includes(ending),
  )
  return type?.kind ?? kindsOfChoice[choice][0]
}
