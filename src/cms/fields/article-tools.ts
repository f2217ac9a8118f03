/** Tools that an article can link to: a type of code, the scanner or the batch. */
export const articleTools = [
  'text',
  'url',
  'wifi',
  'vcard',
  'email',
  'sms',
  'event',
  'map',
  'document',
  'multimedia',
  'image',
  'scanner',
  'batch',
] as const

export type ArticleTool = (typeof articleTools)[number]
