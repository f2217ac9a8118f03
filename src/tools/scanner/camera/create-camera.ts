import { type CameraAbilities, keepFocused, readAbilities } from './camera-abilities'
import { type CameraProblem, findCameraProblem, isTooDemanding } from './camera-problem'

export type CameraChoice = { id: string; label: string }

export type CameraState =
  | { kind: 'off' }
  /** `asks` while the browser may be asking the person for permission. */
  | { kind: 'starting'; asks: boolean }
  | {
      kind: 'live'
      stream: MediaStream
      track: MediaStreamTrack
      abilities: CameraAbilities
      cameras: readonly CameraChoice[]
      deviceId: string
      /** Faces the person, whose picture is shown as a mirror would. */
      mirrored: boolean
    }
  /** The page was out of sight. */
  | { kind: 'paused' }
  | { kind: 'problem'; problem: CameraProblem }

export type CameraSurroundings = {
  mediaDevices: MediaDevices | undefined
  isSecure: boolean
  /** Whether the document's policy leaves cameras to this page. */
  isAllowed: () => boolean
  /** null where the browser does not tell. */
  queryPermission: () => Promise<PermissionStatus | null>
}

export type Camera = {
  getState: () => CameraState
  subscribe: (listener: () => void) => () => void
  /** Without `deviceId`: the one that was on, else the back camera. */
  start: (deviceId?: string) => Promise<void>
  stop: () => void
  /** The page went out of sight, or is back. */
  setHidden: (hidden: boolean) => void
}

/** High enough for a small code on a sheet, low enough for every camera of the last ten years. */
const wantedSize = { width: { ideal: 1920 }, height: { ideal: 1080 } }

/** One camera at a time, switched on and off, and what stands in its way. */
export function createCamera(surroundings: CameraSurroundings): Camera {
  const { mediaDevices, isSecure, isAllowed, queryPermission } = surroundings
  const listeners = new Set<() => void>()
  let state: CameraState = { kind: 'off' }
  let hidden = false
  let wantedId: string | undefined
  // What answers late, for a camera that is no longer wanted, is dropped.
  let turn = 0
  let permission: PermissionStatus | null = null

  const set = (next: CameraState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const letGo = () => {
    turn += 1
    if (state.kind === 'live') for (const track of state.stream.getTracks()) track.stop()
  }
  const fail = (problem: CameraProblem) => {
    letGo()
    set({ kind: 'problem', problem })
  }

  async function start(deviceId = wantedId): Promise<void> {
    letGo()
    const own = turn
    wantedId = deviceId
    if (!isSecure) return fail('insecure')
    if (!mediaDevices?.getUserMedia) return fail('unsupported')
    if (!isAllowed()) return fail('policy')
    set({ kind: 'starting', asks: false })
    await watchPermission()
    if (own !== turn) return
    set({ kind: 'starting', asks: permission?.state !== 'granted' })
    try {
      const stream = await openStream(mediaDevices, deviceId)
      if (own !== turn) {
        for (const track of stream.getTracks()) track.stop()
        return
      }
      await show(mediaDevices, stream, own)
    } catch (cause) {
      if (own !== turn) return
      fail(findCameraProblem(cause, { permission: permission?.state ?? null }))
    }
  }

  async function show(devices: MediaDevices, stream: MediaStream, own: number): Promise<void> {
    const [track] = stream.getVideoTracks()
    if (!track) return fail('no-camera')
    track.addEventListener('ended', () => {
      if (own === turn) fail(permission?.state === 'denied' ? 'denied' : 'gone')
    })
    await keepFocused(track)
    // Names are told only once there is permission.
    const cameras = await listCameras(devices)
    if (own !== turn) {
      track.stop()
      return
    }
    const deviceId = track.getSettings().deviceId ?? ''
    wantedId = deviceId || wantedId
    const abilities = readAbilities(track)
    set({
      kind: 'live',
      stream,
      track,
      abilities,
      cameras,
      deviceId,
      mirrored: facesPerson(track),
    })
    if (hidden) setHidden(true)
  }

  async function watchPermission(): Promise<void> {
    if (permission) return
    permission = await queryPermission()
    permission?.addEventListener('change', () => {
      const blocked = state.kind === 'problem' && ['denied', 'dismissed'].includes(state.problem)
      if (permission?.state === 'granted' && blocked && !hidden) start()
      if (permission?.state === 'denied' && state.kind === 'live') fail('denied')
    })
  }

  mediaDevices?.addEventListener?.('devicechange', async () => {
    const own = turn
    const cameras = await listCameras(mediaDevices)
    if (own !== turn) return
    if (state.kind === 'live') set({ ...state, cameras })
    // One that was just plugged in, where none was.
    else if (state.kind === 'problem' && ['no-camera', 'gone'].includes(state.problem)) {
      if (cameras.length > 0 && !hidden) start()
    }
  })

  function setHidden(next: boolean): void {
    hidden = next
    if (hidden && state.kind === 'live') {
      letGo()
      set({ kind: 'paused' })
    }
    // On its own only where that asks no one anything.
    if (!hidden && state.kind === 'paused' && permission?.state === 'granted') start()
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    stop: () => {
      letGo()
      set({ kind: 'off' })
    },
    setHidden,
  }
}

/** Asks for less and less, so that a camera is found wherever there is one. */
async function openStream(
  devices: MediaDevices,
  deviceId: string | undefined,
): Promise<MediaStream> {
  const wishes: (MediaTrackConstraints | true)[] = [
    ...(deviceId ? [{ ...wantedSize, deviceId: { exact: deviceId } }] : []),
    { ...wantedSize, facingMode: { ideal: 'environment' } },
    true,
  ]
  let last: unknown
  for (const video of wishes) {
    try {
      return await devices.getUserMedia({ video, audio: false })
    } catch (cause) {
      if (!isTooDemanding(cause)) throw cause
      last = cause
    }
  }
  throw last
}

async function listCameras(devices: MediaDevices): Promise<CameraChoice[]> {
  const all = await devices.enumerateDevices().catch(() => [])
  return all
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId)
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}

function facesPerson(track: MediaStreamTrack): boolean {
  const { facingMode } = track.getSettings()
  if (facingMode) return facingMode === 'user'
  // Computers do not say where a camera looks; these names are of those above the screen.
  return /facetime|front|integrated|built-in/i.test(track.label)
}
