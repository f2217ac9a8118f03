import { type RefObject, useEffect, useRef } from 'react'
import { type CodeFormat, startDecoder } from '@/qr/decode'
import { zxingUrl } from '@/tools/shared/zxing-url'
import { type ReadFrame, watchFrames } from './watch-frames'

type FrameListener = {
  onFrame: (frame: ReadFrame) => void
  onStuck: (isStuck: boolean) => void
  onTrouble: () => void
}

/** Plays the stream in the video and reports what is read in it, until unmounted. */
export function useFrameWatch(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  formats: readonly CodeFormat[],
  listener: FrameListener,
): void {
  const latest = useRef(listener)
  latest.current = listener
  const formatsKey = formats.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the array may be recreated with the same members
  useEffect(() => {
    const element = video.current
    if (!element || !stream) return
    element.srcObject = stream
    // Rejected while the page is hidden; it plays once the page is visible.
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
  }, [video, stream, formatsKey])
}
