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

/** Controls that a camera supports; unsupported ones are not shown. */
export type CameraAbilities = {
  torch: boolean
  zoom: { min: number; max: number; step: number; value: number } | null
  /** Can focus on a point on request. */
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

/** Switches to continuous focus if the camera supports it. */
export async function focusContinuously(track: MediaStreamTrack): Promise<void> {
  if (readCapabilities(track).focusMode?.includes('continuous')) {
    await constrain(track, { focusMode: 'continuous' })
  }
}

export const setTorch = (track: MediaStreamTrack, torch: boolean) => constrain(track, { torch })

export const setZoom = (track: MediaStreamTrack, zoom: number) => constrain(track, { zoom })

/** `x` and `y`: shares of the picture's width and height, from its top left. */
export const focusOn = (track: MediaStreamTrack, point: { x: number; y: number }) =>
  constrain(track, { focusMode: 'single-shot', pointsOfInterest: [point] })

/** @returns whether the camera accepted the constraint */
async function constrain(track: MediaStreamTrack, constraint: MoreConstraints): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [constraint] })
    return true
  } catch {
    return false
  }
}

/** Old versions of Firefox lack the method, and some cameras throw. */
function readCapabilities(track: MediaStreamTrack): MoreCapabilities {
  try {
    return track.getCapabilities?.() ?? {}
  } catch {
    return {}
  }
}
