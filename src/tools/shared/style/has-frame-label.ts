import { type FrameShape, textlessFrames } from '@/qr/design'

/** Whether a frame has room for text. */
export function hasFrameLabel(shape: FrameShape): boolean {
  return !textlessFrames.includes(shape)
}
