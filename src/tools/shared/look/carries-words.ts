import type { FrameShape } from '@/qr/design/design'

const wordless: readonly FrameShape[] = ['border', 'corners']

/** Whether a frame has a place for words. */
export function carriesWords(shape: FrameShape): boolean {
  return !wordless.includes(shape)
}
