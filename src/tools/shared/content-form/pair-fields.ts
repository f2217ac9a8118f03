import type { ContentField } from '@/qr/content/kind-fields'

export type FieldWidth = 'half' | 'full'

/** Short fields stand in pairs; one that finds no partner takes the whole line. */
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

const longestShort = 120

function isShort({ input, maxLength = 0 }: ContentField): boolean {
  switch (input) {
    case 'date':
    case 'time':
    case 'phone':
    case 'decimal':
    case 'email':
    case 'choice':
      return true
    case 'text':
      return maxLength <= longestShort
    default:
      return false
  }
}
