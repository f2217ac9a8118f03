import { findDrawnFrame } from './draw-frame'

type FocusController = { setFocusBehavior: (behavior: 'no-focus-change') => void }

/**
 * Captures one picture, at full size, of a screen, window or tab that the user chooses; null if
 * they cancel.
 *
 * @throws if the browser or the system cannot
 */
export async function captureScreen(): Promise<Blob | null> {
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getDisplayMedia({
      audio: false,
      video: true,
      ...createController(),
    })
  } catch (cause) {
    if (isRefusal(cause)) return null
    throw cause
  }
  try {
    return await capturePicture(stream)
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** The user canceled, as opposed to a system or policy that blocks the capture. */
function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof DOMException)) return false
  if (cause.name === 'AbortError') return true
  return cause.name === 'NotAllowedError' && !/system|policy/i.test(cause.message)
}

async function capturePicture(stream: MediaStream): Promise<Blob> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  try {
    await video.play()
    // The first frames may still show the browser's picker.
    await wait(300)
    const canvas = findDrawnFrame(video)
    const picture = await new Promise<Blob | null>((resolve) => {
      if (canvas) canvas.toBlob(resolve, 'image/png')
      else resolve(null)
    })
    if (!picture) throw new Error('The screen gave no picture')
    return picture
  } finally {
    video.srcObject = null
  }
}

/** Prevents browsers from focusing the captured window. */
function createController(): object {
  const Controller: (new () => FocusController) | undefined = Reflect.get(
    globalThis,
    'CaptureController',
  )
  if (!Controller) return {}
  const controller = new Controller()
  try {
    controller.setFocusBehavior?.('no-focus-change')
  } catch {
    // Too early in some versions; the capture works regardless.
  }
  return { controller }
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
