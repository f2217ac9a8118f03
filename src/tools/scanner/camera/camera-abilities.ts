/** Parts of Image Capture that TypeScript's library leaves out (w3.org/TR/image-capture, 5). */
type MoreCapabilities = MediaTrackCapabilities & {
  torch?: boolean
  zoom?: { min: number; max: number; step?: number }
  focusMode?: readonly string[]
}
type MoreSettings = MediaTrackSettings & { zoom?: number; torch?: boolean }
type MoreConstraints = MediaTrackConstraintSet & {
  torch?: boolean
  zoom?: number
  focusMode?: string
  pointsOfInterest?: readonly { x: number; y: number }[]
}

/** What a camera can be told to do; what it cannot is hidden from people. */
export type CameraAbilities = {
  torch: boolean
  zoom: { min: number; max: number; step: number; value: number } | null
  /** On a press; otherwise it sees to it on its own or not at all. */
  focus: boolean
}

export function readAbilities(track: MediaStreamTrack): CameraAbilities {
  const { torch, zoom, focusMode } = readCapabilities(track)
  const settings = track.getSettings() as MoreSettings
  const canZoom = zoom && Number.isFinite(zoom.max) && zoom.max > zoom.min
  return {
    torch: torch === true,
    zoom: canZoom
      ? {
          min: zoom.min,
          max: zoom.max,
          step: zoom.step || (zoom.max - zoom.min) / 50,
          value: settings.zoom ?? zoom.min,
        }
      : null,
    focus: focusMode?.includes('single-shot') === true,
  }
}

/** Keeps the picture sharp on its own where the camera can. */
export async function keepFocused(track: MediaStreamTrack): Promise<void> {
  if (readCapabilities(track).focusMode?.includes('continuous')) {
    await constrain(track, { focusMode: 'continuous' })
  }
}

export const setTorch = (track: MediaStreamTrack, torch: boolean) => constrain(track, { torch })

export const setZoom = (track: MediaStreamTrack, zoom: number) => constrain(track, { zoom })

/** `x` and `y`: shares of the picture's width and height, from its top left. */
export const focusOn = (track: MediaStreamTrack, point: { x: number; y: number }) =>
  constrain(track, { focusMode: 'single-shot', pointsOfInterest: [point] })

/** Answers whether the camera did it. */
async function constrain(track: MediaStreamTrack, wish: MoreConstraints): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [wish] })
    return true
  } catch {
    return false
  }
}

/** Firefox had no such method for long, and some cameras throw when asked. */
function readCapabilities(track: MediaStreamTrack): MoreCapabilities {
  try {
    return track.getCapabilities?.() ?? {}
  } catch {
    return {}
  }
}
