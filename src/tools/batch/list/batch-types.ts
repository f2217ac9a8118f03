import { type ContentType, contentTypes } from '@/qr/content'

/**
 * Types whose content is encoded in the code. Files need a hosted page, which a list cannot
 * provide.
 */
export const batchTypes = contentTypes.filter(
  (type): type is BatchType => type !== 'document' && type !== 'multimedia' && type !== 'image',
)
export type BatchType = Exclude<ContentType, 'document' | 'multimedia' | 'image'>

/** Services that compete; those of the reader's country come first in their group. */
const groups: readonly (readonly BatchType[])[] = [
  ['whatsapp', 'line', 'zalo'],
  ['epc', 'swiss-qr-bill', 'pix', 'upi', 'vietqr', 'promptpay'],
]
const localTypes: Readonly<Record<string, readonly BatchType[]>> = {
  ja: ['line'],
  pt: ['pix'],
  vi: ['zalo', 'vietqr'],
}

/** Returns the types of a list, in an order that suits the language. */
export function orderBatchTypes(locale: string): readonly BatchType[] {
  const local = localTypes[locale] ?? []
  return batchTypes.map((type) => {
    const group = groups.find((each) => each.includes(type))
    if (!group) return type
    const ordered = [...group].sort((a, b) => Number(local.includes(b)) - Number(local.includes(a)))
    return ordered[group.indexOf(type)] ?? type
  })
}
