import type { PageType } from '@/qr/content'

/** Types whose content lives on a hosted page, since no code can carry a file. */
export const fileTypes = ['document', 'multimedia', 'image'] as const satisfies PageType[]
export type FileType = (typeof fileTypes)[number]

/** Types whose content goes into the code itself, in the order of the rail. */
export const codeTypes = [
  'text',
  'url',
  'wifi',
  'vcard',
  'email',
  'sms',
  'event',
  'map',
] as const satisfies Exclude<PageType, FileType>[]

export function isFileType(type: PageType): type is FileType {
  return fileTypes.includes(type as FileType)
}
