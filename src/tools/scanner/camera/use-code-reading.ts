import { useTranslations } from 'next-intl'
import { type RefObject, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode/code-found'
import { shorten } from '@/tools/shared/shorten'
import type { CameraRest } from './camera-pane'
import type { CameraSettings } from './camera-settings'
import type { Camera } from './create-camera'
import { findDrawnFrame } from './draw-frame'
import { encodeStill } from './encode-still'
import { beep, vibrate } from './give-signal'
import { createReadGate } from './read-gate'
import { useAnnouncement } from './use-announcement'
import { useFoundList } from './use-found-list'
import { useKnownHint } from './use-known-hint'
import type { ReadFrame } from './watch-frames'

/** What becomes of the codes that the camera sees: one goes out with its picture, many on a list. */
export function useCodeReading({
  camera,
  video,
  settings,
  startsWithMany,
  onStill,
}: {
  camera: Camera
  video: RefObject<HTMLVideoElement | null>
  settings: CameraSettings
  startsWithMany: boolean
  onStill: (picture: Blob, codes: readonly FoundCode[]) => void
}) {
  const t = useTranslations('scanner.camera')
  const [isMany, setMany] = useState(startsWithMany)
  const [rest, setRest] = useState<CameraRest | null>(null)
  const [isStuck, setStuck] = useState(false)
  const [hasTrouble, setTrouble] = useState(false)
  const found = useFoundList()
  const known = useKnownHint()
  const gate = useRef(createReadGate({ steady: !startsWithMany }))
  const isTaking = useRef(false)
  const news = useAnnouncement<FoundCode>((codes) =>
    t('found.announce', {
      count: codes.length,
      text: shorten(codes[0]?.text ?? '', 80),
      total: found.list.entries.length,
    }),
  )

  const signal = () => {
    if (settings.beep) beep()
    if (settings.vibrate) vibrate()
  }
  const finish = async (
    still: Promise<Blob | null>,
    codes: readonly FoundCode[],
    why: CameraRest,
  ) => {
    isTaking.current = true
    const picture = await still
    isTaking.current = false
    // Somebody may have closed or stopped the camera meanwhile; a code that was read is not lost.
    if (!picture) return
    camera.stop()
    setRest(why)
    setStuck(false)
    onStill(picture, codes)
  }

  return {
    isMany,
    rest,
    isStuck,
    setStuck,
    hasTrouble,
    found,
    /** For screen readers. */
    news: news.text,
    /** Of a code that is shown once more. */
    knownText: known.text,
    takeFrame: ({ codes, takeStill }: ReadFrame) => {
      const certain = gate.current.pass(codes, performance.now())
      if (certain.length === 0 || isTaking.current) return
      if (!isMany) {
        signal()
        finish(takeStill(), certain, 'found')
        return
      }
      const added = found.add(certain)
      known.see(certain, added)
      if (added.length === 0) return
      signal()
      news.announce(added)
    },
    takePicture: () => {
      const frame = video.current && findDrawnFrame(video.current)
      if (frame && !isTaking.current) finish(encodeStill(frame), [], 'taken')
    },
    reportTrouble: () => setTrouble(true),
    start: (deviceId?: string) => {
      setRest(null)
      setTrouble(false)
      camera.start(deviceId)
    },
    chooseMode: (mode: 'one' | 'many') => {
      gate.current = createReadGate({ steady: mode === 'one' })
      setMany(mode === 'many')
      if (!rest) return
      setRest(null)
      camera.start()
    },
  }
}
