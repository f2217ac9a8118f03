import {
  type ContentType,
  contentTypes,
  factsOf,
  isUploadType,
  type UploadType,
} from '@/qr/content'

/**
 * Types whose content is encoded in the code. Files need a hosted page, which a list cannot
 * provide.
 */
export const batchTypes = contentTypes.filter((type): type is BatchType => !isUploadType(type))
export type BatchType = Exclude<ContentType, UploadType>

/**
 * Returns the types of a list, in an order that suits the language: of services that compete, those
 * of the reader's country come first.
 */
export function orderBatchTypes(locale: string): readonly BatchType[] {
  const isLocal = (type: BatchType) => factsOf(type).localTo?.includes(locale) ?? false
  return batchTypes.map((type) => {
    const { group } = factsOf(type)
    if (group !== 'chat' && group !== 'payment') return type
    const rivals = batchTypes.filter((each) => factsOf(each).group === group)
    const ordered = [...rivals].sort((a, b) => Number(isLocal(b)) - Number(isLocal(a)))
    return ordered[rivals.indexOf(type)] ?? type
  })
}
