/** What a code can carry, in the order of the menus; each has its file in this folder. */
export const contentTypes = [
  'text',
  'url',
  'document',
  'multimedia',
  'vcard',
  'map',
  'image',
  'event',
  'wifi',
  'email',
  'sms',
] as const

export type ContentType = (typeof contentTypes)[number]

export function isContentType(value: unknown): value is ContentType {
  return contentTypes.includes(value as ContentType)
}
