import { type RefObject, useEffect, useRef } from 'react'
import type { CodeFormat } from '@/qr/decode/code-found'
import { startDecoder } from '@/qr/decode/start-decoder'
import { zxingUrl } from '@/tools/shared/zxing-url'
import { type ReadFrame, watchFrames } from './watch-frames'

type FrameListener = {
  onFrame: (frame: ReadFrame) => void
  onStuck: (isStuck: boolean) => void
  onTrouble: () => void
}

/** Shows the stream in the video and tells of what is read in it, until either goes away. */
export function useFrameWatch(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  formats: readonly CodeFormat[],
  listener: FrameListener,
): void {
  const latest = useRef(listener)
  latest.current = listener
  const wanted = formats.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list with the same members is the same
  useEffect(() => {
    const element = video.current
    if (!element || !stream) return
    element.srcObject = stream
    // Refused where the page is hidden just now; it plays once it is seen.
    element.play().catch(() => {})
    const decoder = startDecoder({ wasmUrl: zxingUrl() })
    const stop = watchFrames(element, {
      decoder,
      formats,
      onFrame: (frame) => latest.current.onFrame(frame),
      onStuck: (isStuck) => latest.current.onStuck(isStuck),
      onTrouble: () => latest.current.onTrouble(),
    })
    return () => {
      stop()
      decoder.stop()
      element.srcObject = null
    }
  }, [video, stream, wanted])
}
