import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useHandler } from '@/tools/shared/use-handler'
import { zxingUrl } from '@/tools/shared/zxing-url'
import { Notice } from '@/ui/notice'

/** Frames are read one after another, at most this often. */
const frameMs = 150

type FeaturePolicy = { allowsFeature: (feature: string) => boolean }

/**
 * Whether the document was loaded as a page whose policy blocks cameras; a reload of this page
 * helps.
 */
function needsReload(): boolean {
  const { featurePolicy } = document as Document & { featurePolicy?: FeaturePolicy }
  return featurePolicy?.allowsFeature('camera') === false
}

/** The camera, which reports the text of each QR code that it reads until it is closed. */
export function KeyCamera({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('dialogs.keys')
  const video = useRef<HTMLVideoElement>(null)
  const report = useHandler(onText)
  const [fault, setFault] = useState<'camera' | 'reload'>()

  useEffect(() => {
    const stop = new AbortController()
    watch(video.current, report, stop.signal).catch(() => {
      if (!stop.signal.aborted) setFault(needsReload() ? 'reload' : 'camera')
    })
    return () => stop.abort()
  }, [report])

  if (fault) return <Notice tone="warn">{t(fault)}</Notice>
  return (
    <figure className="flex flex-col gap-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('aim')}
        className="aspect-4/3 w-full rounded-md bg-paper-sunken object-cover"
      />
      <figcaption className="text-ink-soft text-sm">{t('aim')}</figcaption>
    </figure>
  )
}

/** @throws (rejects) if there is no camera, or the visitor denies it */
async function watch(
  video: HTMLVideoElement | null,
  report: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const stopTracks = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (!video || signal.aborted) return stopTracks()
  const { budgetsMs, qrFormats, startDecoder } = await import('@/qr/decode')
  const decoder = startDecoder({ wasmUrl: zxingUrl() })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      if (video.videoWidth > 0) {
        const bitmap = await createImageBitmap(video)
        const request = { budgetMs: budgetsMs.frame, formats: qrFormats, signal }
        const result = await decoder.decodeBitmap(bitmap, request)
        if (result.ok && !signal.aborted) for (const { text } of result.codes) report(text)
      }
      await new Promise((resolve) => setTimeout(resolve, frameMs))
    }
  } finally {
    stopTracks()
    decoder.stop()
  }
}
