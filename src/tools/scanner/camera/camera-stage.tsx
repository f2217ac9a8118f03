import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CodeFormat, type FoundCode, startDecoder } from '@/qr/decode'
import { zxingUrl } from '@/tools/shared/zxing-url'
import { classNames } from '@/ui/class-names'
import { useDesk } from '../scanner-context'
import { focusOn } from './camera-abilities'
import { CodeOutlines } from './code-outlines'
import type { LiveCamera } from './create-camera'
import { findVideoPoint } from './find-video-point'
import type { CodeReading } from './use-code-reading'
import { type ReadFrame, watchFrames } from './watch-frames'

/** How long an outline remains after the last frame in which its code was read. */
const outlineMs = 350
const defaultSize = { width: 4, height: 3 }

/** The live picture with an outline around every code in it. */
export function CameraStage({
  live,
  video,
  remark,
  reading: { readFrame, setStuck, reportTrouble },
}: {
  live: LiveCamera
  video: RefObject<HTMLVideoElement | null>
  /** Shown over the lower edge of the picture. */
  remark: string | false
  reading: CodeReading
}) {
  const { formats } = useDesk()
  const t = useTranslations('scanner.camera')
  const { stream, track, abilities, mirrored } = live
  const [codes, setCodes] = useState<readonly FoundCode[]>([])
  const [size, setSize] = useState(defaultSize)
  const lastSeenMs = useRef(0)

  useFrameWatch(video, stream, formats, {
    onFrame: (frame) => {
      const nowMs = performance.now()
      if (frame.codes.length > 0) {
        lastSeenMs.current = nowMs
        setCodes(frame.codes)
      } else if (nowMs - lastSeenMs.current > outlineMs)
        setCodes((shown) => (shown[0] ? [] : shown))
      readFrame(frame)
    },
    onStuck: setStuck,
    onTrouble: reportTrouble,
  })

  const focusAtPointer = (event: React.PointerEvent<HTMLDivElement>) => {
    if (!abilities.focus) return
    const box = event.currentTarget.getBoundingClientRect()
    const place = { x: event.clientX, y: event.clientY }
    const point = findVideoPoint(place, { box, video: size, mirrored })
    if (point) focusOn(track, point)
  }

  return (
    <div
      // The button “Focus” is the accessible equivalent.
      onPointerUp={focusAtPointer}
      className="relative mx-auto overflow-hidden rounded-lg bg-black"
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        // Limited in height so that the controls remain visible.
        width: `min(100%, ${(60 * size.width) / size.height}dvh)`,
      }}
    >
      <div className={classNames('absolute inset-0', mirrored && '-scale-x-100')}>
        <video
          ref={video}
          aria-label={t('video')}
          muted
          autoPlay
          playsInline
          onResize={({ currentTarget }) => setSize(readSize(currentTarget))}
          onLoadedMetadata={({ currentTarget }) => setSize(readSize(currentTarget))}
          className="absolute inset-0 size-full object-contain"
        />
        <CodeOutlines codes={codes} {...size} />
      </div>
      {remark && (
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-center">
          <p className="rounded-md bg-black/80 px-3 py-1.5 text-center text-sm text-white">
            {remark}
          </p>
        </div>
      )}
    </div>
  )
}

function readSize({ videoWidth, videoHeight }: HTMLVideoElement) {
  return videoWidth > 0 ? { width: videoWidth, height: videoHeight } : defaultSize
}

type FrameListener = {
  onFrame: (frame: ReadFrame) => void
  onStuck: (isStuck: boolean) => void
  onTrouble: () => void
}

/** Plays the stream in the video and reports what is read in it, until unmounted. */
function useFrameWatch(
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
