import type { PageType } from '@/qr/content'

/** Types whose content lives on a hosted page, since no code can carry a file. */
export const filePageTypes = ['document', 'multimedia', 'image'] as const satisfies PageType[]
export type FilePageType = (typeof filePageTypes)[number]

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
] as const satisfies Exclude<PageType, FilePageType>[]

export function isFileType(type: PageType): type is FilePageType {
  return filePageTypes.includes(type as FilePageType)
}
