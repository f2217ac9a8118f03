import type { Frame } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'

/** Whether no character of a frame's text can be drawn. */
export function isFrameTextRefused(frame: Frame | null, outlined: OutlinedText | null): boolean {
  const characters = [...(frame?.text ?? '').replace(/\s/g, '')]
  const missing = outlined?.missing ?? []
  return characters.length > 0 && characters.every((one) => missing.includes(one))
}
