import { type FrameShape, textlessFrames } from '@/qr/design/design'

/** Whether a frame has room for text. */
export function carriesWords(shape: FrameShape): boolean {
  return !textlessFrames.includes(shape)
}
