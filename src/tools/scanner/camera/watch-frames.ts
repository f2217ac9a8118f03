import type { CodeFormat, Decoder, FoundCode } from '@/qr/decode'
import type { Pixels } from '@/qr/render'
import { findDrawnFrame } from './draw-frame'
import { encodeStill } from './encode-still'
import { createFramePlan, type FrameArea } from './frame-plan'

export type ReadFrame = {
  /** Corners are in pixels of the video. */
  codes: readonly FoundCode[]
  effort: 'quick' | 'patient'
  width: number
  height: number
  /** Encodes this frame in full resolution. To be called at once: the next frame overwrites it. */
  captureStill: () => Promise<Blob | null>
}

type FrameWatcher = {
  decoder: Decoder
  formats: readonly CodeFormat[]
  onFrame: (frame: ReadFrame) => void
  /** Called with true after a while without codes, with false once there are some. */
  onStuck: (isStuck: boolean) => void
  /** The decoder does not respond. */
  onTrouble: () => void
}

/** A higher rate only heats a phone. */
const minIntervalMs = 60
const maxFailures = 3

/** Decodes the newest frame of a video, one at a time, until the returned function is called. */
export function watchFrames(video: HTMLVideoElement, watcher: FrameWatcher): () => void {
  const { decoder, formats, onFrame, onStuck, onTrouble } = watcher
  const stopping = new AbortController()
  const { signal } = stopping
  const still = document.createElement('canvas')
  const reading = document.createElement('canvas')
  const plan = createFramePlan(performance.now())
  let failures = 0

  async function readFrame(): Promise<void> {
    const { videoWidth: width, videoHeight: height } = video
    if (!findDrawnFrame(video, still)) return
    const planned = plan.planFrame(width, height, performance.now())
    const pixels = readPixels(still, reading, planned.area)
    const { effort, budgetMs } = planned
    const result = await decoder.decodePixels(pixels, { budgetMs, formats, signal })
    if (signal.aborted) return
    if (!result.ok && result.reason !== 'no-code') {
      failures += 1
      // A frame is always readable, so the worker failed to load.
      const isMissing = result.reason === 'unreadable-picture'
      if (isMissing || failures >= maxFailures) onTrouble()
      return
    }
    failures = 0
    const codes = result.ok ? result.codes.map((code) => placeCode(code, planned.area)) : []
    plan.report(planned, codes.length > 0, performance.now())
    onStuck(plan.isStuck(performance.now()))
    onFrame({ codes, effort, width, height, captureStill: () => encodeStill(still) })
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await nextFrame(video, signal)
      if (signal.aborted) return
      const startMs = performance.now()
      await readFrame()
      const remainingMs = minIntervalMs - (performance.now() - startMs)
      if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs))
    }
  }

  run().catch(() => {
    if (!signal.aborted) onTrouble()
  })
  return () => stopping.abort()
}

/** Resolves when the video has a new frame, or on abort. */
function nextFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(done)
    else requestAnimationFrame(done)
  })
}

function readPixels(from: HTMLCanvasElement, to: HTMLCanvasElement, area: FrameArea): Pixels {
  const { left, top, width, height, toWidth, toHeight } = area
  if (to.width !== toWidth) to.width = toWidth
  if (to.height !== toHeight) to.height = toHeight
  const context = to.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to read a frame with')
  context.drawImage(from, left, top, width, height, 0, 0, toWidth, toHeight)
  const { data } = context.getImageData(0, 0, toWidth, toHeight)
  return { rgba: data, width: toWidth, height: toHeight }
}

function placeCode(code: FoundCode, area: FrameArea): FoundCode {
  const scale = area.width / area.toWidth
  const place = ({ x, y }: { x: number; y: number }) => ({
    x: area.left + x * scale,
    y: area.top + y * scale,
  })
  const [a, b, c, d] = code.corners
  return { ...code, corners: [place(a), place(b), place(c), place(d)] }
}
