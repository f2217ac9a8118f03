import { endingOf, maxFilesPerCode } from '@/codes'
import { endingsOfChoice, type UploadChoice } from './upload-choice'
import type { UploadFault } from './upload-item'

/** Why a file is refused before it is sent. */
export function findFileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  choice: UploadChoice,
  { maxBytes, room }: { maxBytes: number; room: number },
): UploadFault | undefined {
  if (room <= 0) return { key: 'tooMany', values: { most: maxFilesPerCode } }
  const ending = endingOf(name)
  if (/^hei[cf]s?$/.test(ending)) return { key: 'heic' }
  if (/^(avi|mkv|wmv|flv|mpe?g|m2ts|mts|3gp|vob)$/.test(ending)) return { key: 'film' }
  if (/^(doc|xls|ppt|dot|xlt|pot)m$/.test(ending)) return { key: 'macros' }
  if (!endingsOfChoice(choice).includes(ending)) return { key: 'kind', values: { choice } }
  if (size === 0) return { key: 'empty' }
  if (size > maxBytes) return { key: 'tooLarge', values: { limit: maxBytes, bytes: size } }
  return undefined
}
