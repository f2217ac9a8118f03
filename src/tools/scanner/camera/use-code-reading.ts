import { useTranslations } from 'next-intl'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode'
import { shorten } from '@/tools/shared/shorten'
import { codeKey } from '../code-key'
import { storeScans } from '../history/scan-history'
import { textWithoutSecrets } from '../results/text-without-secrets'
import { useDesk } from '../scanner-context'
import type { CameraSettings } from './camera-settings'
import { createCodesInView } from './codes-in-view'
import type { Camera } from './create-camera'
import { findDrawnFrame } from './draw-frame'
import { encodeStill } from './encode-still'
import { beep, vibrate } from './give-signal'
import { createReadGate } from './read-gate'
import type { CameraStill } from './still-picture'
import { useFoundList } from './use-found-list'
import type { ReadFrame } from './watch-frames'

/**
 * Why the camera has stopped: a code was found, the shutter was pressed, or one of several codes is
 * to be chosen.
 */
type CameraRest = 'found' | 'taken' | 'asking'

export type CodeReading = ReturnType<typeof useCodeReading>

/** Long enough to announce codes found in a row in one sentence. */
const delayMs = 900

/**
 * Handles the codes of the camera's frames: one ends with its picture, many are added to a list.
 */
export function useCodeReading(
  camera: Camera,
  video: RefObject<HTMLVideoElement | null>,
  settings: CameraSettings,
) {
  const { scans, isMany } = useDesk()
  const t = useTranslations('scanner.camera')
  const [rest, setRest] = useState<CameraRest | null>(null)
  const [still, setStill] = useState<CameraStill | null>(null)
  const [choice, setChoice] = useState<CameraStill | null>(null)
  const [isStuck, setStuck] = useState(false)
  const [hasTrouble, setTrouble] = useState(false)
  const found = useFoundList()
  const knownHint = useKnownHint()
  const view = useMemo(() => createCodesInView(), [])
  const gate = useMemo(() => createReadGate({ steady: !isMany }), [isMany])
  const isCapturing = useRef(false)
  const announcement = useAnnouncement<FoundCode>((codes) =>
    t('found.announce', {
      count: codes.length,
      text: shorten(codes[0] ? textWithoutSecrets(codes[0]) : '', 80),
      total: found.rows.length,
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
    isCapturing.current = true
    const picture = await still
    isCapturing.current = false
    // Someone may have closed or stopped the camera meanwhile; a code that was read is not lost.
    if (!picture) return
    camera.stop()
    setRest(why)
    setStill({ picture, codes })
    setStuck(false)
    void scans.addStill(picture, codes)
  }

  /** Stops at two or more codes, one of which is to be chosen. */
  const offerChoice = async (picture: Promise<Blob | null>, codes: readonly FoundCode[]) => {
    isCapturing.current = true
    const blob = await picture
    isCapturing.current = false
    if (!blob) return
    camera.stop()
    setStuck(false)
    setChoice({ picture: blob, codes })
    setRest('asking')
  }

  return {
    rest,
    still,
    /** The codes of which one is to be chosen, with their picture. */
    choice,
    choose: (code: FoundCode) => {
      if (choice) finish(Promise.resolve(choice.picture), [code], 'found')
      setChoice(null)
    },
    isStuck,
    setStuck,
    hasTrouble,
    found,
    /** For screen readers. */
    announcement: announcement.text,
    /** The text of a code that is in the list already. */
    knownText: knownHint.text,
    readFrame: ({ codes, effort, captureStill }: ReadFrame) => {
      setTrouble(false)
      const certain = gate.pass(codes, performance.now(), effort)
      if (!isMany) view.add(codes, performance.now())
      if (certain.length === 0 || isCapturing.current) return
      if (!isMany) {
        const inView = view.add([], performance.now())
        signal()
        if (inView.length > 1) offerChoice(captureStill(), inView)
        else finish(captureStill(), certain, 'found')
        return
      }
      const { added, whole } = found.add(certain)
      knownHint.update(certain, added)
      if (added.length === 0) return
      signal()
      announcement.add(added)
      void storeScans(whole)
    },
    takePicture: () => {
      const frame = video.current && findDrawnFrame(video.current)
      if (frame && !isCapturing.current) finish(encodeStill(frame), [], 'taken')
    },
    reportTrouble: () => setTrouble(true),
    start: (deviceId?: string) => {
      setRest(null)
      setStill(null)
      setChoice(null)
      view.clear()
      setTrouble(false)
      camera.start(deviceId)
    },
  }
}

/**
 * A sentence for screen readers about new items. Items added in quick succession share a sentence,
 * so that the screen reader can finish it.
 */
function useAnnouncement<Item>(format: (items: readonly Item[]) => string) {
  const [text, setText] = useState('')
  const items = useRef<Item[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(format)
  latest.current = format

  useEffect(() => () => clearTimeout(timer.current), [])

  const add = useCallback((added: readonly Item[]) => {
    items.current.push(...added)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setText(latest.current(items.current.splice(0)))
    }, delayMs)
  }, [])

  return { text, add }
}

/** A code that returns after this time was shown on purpose. */
const awayMs = 1000
const shownMs = 1800

/** The text of a code that is in the list already, briefly, unless it simply stays in view. */
function useKnownHint() {
  const [text, setText] = useState('')
  const lastSeenMs = useRef(new Map<string, number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const update = useCallback((codes: readonly FoundCode[], added: readonly FoundCode[]) => {
    const nowMs = performance.now()
    for (const code of codes) {
      const key = codeKey(code)
      const seenMs = lastSeenMs.current.get(key) ?? Number.NEGATIVE_INFINITY
      lastSeenMs.current.set(key, nowMs)
      if (added.includes(code) || nowMs - seenMs < awayMs) continue
      setText(shorten(textWithoutSecrets(code), 60))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setText(''), shownMs)
    }
  }, [])

  return { text, update }
}
