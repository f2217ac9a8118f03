import type { ContentField } from '@/qr/content'

export type FieldWidth = 'half' | 'full'

/** Pairs adjacent short fields; any other field uses the full width. */
export function pairFields(fields: readonly ContentField[]): [ContentField, FieldWidth][] {
  const placed: [ContentField, FieldWidth][] = []
  for (let index = 0; index < fields.length; index++) {
    const [first, second] = [fields[index] as ContentField, fields[index + 1]]
    if (second && isShort(first) && isShort(second)) {
      placed.push([first, 'half'], [second, 'half'])
      index++
    } else {
      placed.push([first, 'full'])
    }
  }
  return placed
}

const maxShortLength = 120

function isShort({ input, maxLength = 0, isLong }: ContentField): boolean {
  if (isLong) return false
  switch (input) {
    case 'date':
    case 'time':
    case 'phone':
    case 'decimal':
    case 'email':
    case 'choice':
      return true
    case 'text':
      return maxLength <= maxShortLength
    default:
      return false
  }
}
