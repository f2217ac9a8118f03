import { type FrameShape, textlessFrames } from '@/qr/design/design'

/** Whether a frame has a place for words. */
export function carriesWords(shape: FrameShape): boolean {
  return !textlessFrames.includes(shape)
}
