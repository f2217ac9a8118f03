/** The types with a page (`/wifi`), in the order of the menus. */
export const pageTypes = [
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

export type PageType = (typeof pageTypes)[number]

/** All types of content; each type has a folder of its name. */
export const contentTypes = [
  ...pageTypes,
  'phone',
  'whatsapp',
  'line',
  'zalo',
  'epc',
  'swiss-qr-bill',
  'pix',
  'upi',
  'vietqr',
  'promptpay',
  'otp',
] as const

export type ContentType = (typeof contentTypes)[number]

export function isPageType(value: unknown): value is PageType {
  return pageTypes.includes(value as PageType)
}

export function isContentType(value: unknown): value is ContentType {
  return contentTypes.includes(value as ContentType)
}
