import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'
import { endingOf, type FileType, fileTypes, findFileType } from '@/codes'
import { FileRefusal } from './file-refusal'
import { findTextKind } from './find-text-kind'
import { withEnding } from './sanitize-file-name'

export type RecognizedFile = { type: FileType; name: string; isSubRip: boolean }

/** Other names of accepted media types. */
const sameAs: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
}

/** Film formats that few browsers play. */
const films =
  /^(video\/(matroska|vnd\.avi|mpeg|3gpp2?|x-flv|x-ms-asf|mp2t|mp[12][ps])|application\/vnd\.ms-asf)$/i

/** Names inside old Office documents that identify their kinds (MS-CFB, 2.6.1). */
const oldOffice: readonly (readonly [mark: string, mediaType: string])[] = [
  ['WordDocument', 'application/msword'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
]

const texts: readonly string[] = ['txt', 'csv', 'vtt', 'srt', 'svg']

/**
 * Detects the type of a file by its bytes. Its name may lack the extension, or have that of another
 * picture format; any other mismatch is refused.
 */
export async function recognizeFile(path: string, name: string): Promise<RecognizedFile> {
  const ending = endingOf(name)
  if (texts.includes(ending)) return recognizeText(path, name, ending)
  const type = await findBinaryType(path, ending)
  if (!type) {
    const isKnown = fileTypes.some(({ endings }) => endings.includes(ending))
    throw isKnown ? new FileRefusal('damaged', { ending }) : new FileRefusal('kind')
  }
  const [usual = ''] = type.endings
  if (type.endings.includes(ending)) return { type, name, isSubRip: false }
  const claimed = fileTypes.find(({ endings }) => endings.includes(ending))
  // Pictures are always encoded again, so a wrong extension is harmless.
  const isPictureOnly = type.kind === 'picture' && claimed?.kind === 'picture'
  if (ending && !isPictureOnly) throw new FileRefusal('mismatch', { ending, found: usual })
  return { type, name: withEnding(name, usual), isSubRip: false }
}

async function findBinaryType(path: string, ending: string): Promise<FileType | undefined> {
  const found = (await fileTypeFromFile(path))?.mime ?? ''
  if (/^image\/hei[cf]/.test(found)) throw new FileRefusal('heic')
  if (found.includes('macroenabled')) throw new FileRefusal('macros')
  if (films.test(found)) throw new FileRefusal('film')
  const mediaType = sameAs[found] ?? found
  const isSound = /^(m4a|oga|ogg|opus|mp3)$/.test(ending)
  // These containers can have sound only or a film, which is recorded deep inside the file.
  if (mediaType === 'application/ogg') return findFileType(isSound ? 'audio/ogg' : 'video/ogg')
  if (mediaType === 'video/mp4' && ending === 'm4a') return findFileType('audio/mp4')
  if (mediaType === 'application/x-cfb') return findOldOffice(path, ending)
  const type = findFileType(mediaType)
  if (found && !type) {
    const claimed = fileTypes.find(({ endings }) => endings.includes(ending))
    throw claimed ? new FileRefusal('mismatch', { ending, found: '' }) : new FileRefusal('kind')
  }
  return type
}

/**
 * Finds the kind of an old Office document. Documents can embed others, so a kind that matches the
 * extension is preferred.
 */
async function findOldOffice(path: string, ending: string): Promise<FileType | undefined> {
  const marks = oldOffice.map(([mark, mediaType]) => ({
    bytes: Buffer.from(`${mark}\0`, 'utf16le'),
    mediaType,
  }))
  const found = new Set<string>()
  let end = Buffer.alloc(0)
  for await (const part of createReadStream(path)) {
    const stretch = Buffer.concat([end, part as Buffer])
    for (const { bytes, mediaType } of marks) if (stretch.includes(bytes)) found.add(mediaType)
    end = stretch.subarray(-64)
  }
  const types = fileTypes.filter(({ mediaType }) => found.has(mediaType))
  return types.find(({ endings }) => endings.includes(ending)) ?? types[0]
}

async function recognizeText(path: string, name: string, ending: string): Promise<RecognizedFile> {
  const kind = await findTextKind(path)
  if (!kind) {
    const found = (await fileTypeFromFile(path))?.mime ?? ''
    const [usual = ''] = findFileType(sameAs[found] ?? found)?.endings ?? []
    throw usual ? new FileRefusal('mismatch', { ending, found: usual }) : new FileRefusal('damaged')
  }
  const needed = ending === 'txt' || ending === 'csv' ? kind : ending
  if (needed !== kind)
    throw new FileRefusal('mismatch', { ending, found: kind === 'text' ? 'txt' : kind })
  const usual = ending === 'srt' ? 'vtt' : ending
  const type = fileTypes.find(({ endings }) => endings.includes(usual)) as FileType
  return { type, name: withEnding(name, usual), isSubRip: ending === 'srt' }
}
