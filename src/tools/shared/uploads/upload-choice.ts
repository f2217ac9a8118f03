import { type FileKind, fileTypes } from '@/codes/file-types'

/** What someone may choose at one place; each is a sentence below `uploads.accepts`. */
const kindsOfChoice = {
  document: ['document', 'drawing'],
  media: ['video', 'audio'],
  picture: ['picture'],
  subtitles: ['subtitles'],
} as const satisfies Record<string, readonly FileKind[]>

export type UploadChoice = keyof typeof kindsOfChoice

/** Made into WebVTT on the way in. */
const subRip = 'srt'

export function endingsOfChoice(choice: UploadChoice): readonly string[] {
  const kinds: readonly FileKind[] = kindsOfChoice[choice]
  const endings = fileTypes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((type) => type.endings)
  return [...new Set(choice === 'subtitles' ? [...endings, subRip] : endings)]
}

/**
 * For the attribute: endings, and of pictures and films their media types too, by which phones
 * offer their own gallery. HEIC is not among them, so that an iPhone hands over a JPEG.
 */
export function acceptOfChoice(choice: UploadChoice): string {
  const kinds: readonly FileKind[] = kindsOfChoice[choice]
  const mediaTypes = fileTypes
    .filter(({ kind }) => kinds.includes(kind) && kind !== 'document')
    .map(({ mediaType }) => mediaType)
  return [...endingsOfChoice(choice).map((ending) => `.${ending}`), ...mediaTypes].join()
}

/** What a file most likely is, by its name; the server looks into it. */
export function kindOfChoice(choice: UploadChoice, ending: string): FileKind {
  const kinds: readonly FileKind[] = kindsOfChoice[choice]
  const type = fileTypes.find(
    ({ kind, endings }) => kinds.includes(kind) && endings.includes(ending),
  )
  return type?.kind ?? kindsOfChoice[choice][0]
}
