import { type ContentType, contentTypes } from '@/qr/content/content-types'

/** Types whose content is in the code; files need a page of their own, which a list cannot give. */
export const batchTypes = contentTypes.filter(
  (type): type is BatchType => type !== 'document' && type !== 'multimedia' && type !== 'image',
)
export type BatchType = Exclude<ContentType, 'document' | 'multimedia' | 'image'>
