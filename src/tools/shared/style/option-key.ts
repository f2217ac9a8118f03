import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'

const pictureNumbers = new Map<string, number>()

/**
 * Returns the same key for options with the same verdict; long pictures are replaced by numbers.
 */
export function optionKey({
  text,
  design,
  frameText,
}: {
  text: string
  design: Design
  frameText: OutlinedText | null
}): string {
  const shortened = JSON.stringify(design, (name, value) =>
    name === 'dataUrl' ? numberOf(value) : value,
  )
  return `${shortened} ${design.frame && frameText ? frameText.path.length : ''} ${text}`
}

function numberOf(dataUrl: string): number {
  const known = pictureNumbers.get(dataUrl)
  if (known !== undefined) return known
  pictureNumbers.set(dataUrl, pictureNumbers.size)
  return pictureNumbers.size - 1
}
