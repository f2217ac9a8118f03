import { observable } from '@/std/observable'
import { type CameraAbilities, focusContinuously, readAbilities } from './camera-abilities'
import { type CameraProblem, findCameraProblem, isTooDemanding } from './camera-problem'

export type CameraChoice = { id: string; label: string }

export type LiveCamera = {
  kind: 'live'
  stream: MediaStream
  track: MediaStreamTrack
  abilities: CameraAbilities
  cameras: readonly CameraChoice[]
  deviceId: string
  /** Faces the user, so that the picture is shown as in a mirror. */
  mirrored: boolean
}

export type CameraState =
  | { kind: 'off' }
  /** `prompts` while the browser may be prompting for permission. */
  | { kind: 'starting'; prompts: boolean }
  | LiveCamera
  /** The page is, or was, hidden. */
  | { kind: 'paused' }
  | { kind: 'problem'; problem: CameraProblem }

export type CameraEnvironment = {
  mediaDevices: MediaDevices | undefined
  isSecure: boolean
  /** Whether the document's permissions policy allows cameras. */
  isAllowed: () => boolean
  /** null where the browser does not support the query. */
  queryPermission: () => Promise<PermissionStatus | null>
}

export type Camera = {
  getState: () => CameraState
  subscribe: (listener: () => void) => () => void
  /** Without `deviceId`: the last camera, else the back camera. */
  start: (deviceId?: string) => Promise<void>
  stop: () => void
  /** Reports that the page was hidden or shown. */
  setHidden: (hidden: boolean) => void
}

/** High enough for a small code on a sheet, low enough for every camera of the last ten years. */
const wantedSize = { width: { ideal: 1920 }, height: { ideal: 1080 } }

/** One camera at a time, with its permission, its device changes and the visibility of the page. */
export function createCamera(environment: CameraEnvironment): Camera {
  const { mediaDevices, isSecure, isAllowed, queryPermission } = environment
  const state = observable<CameraState>({ kind: 'off' })
  let hidden = false
  let wantedId: string | undefined
  // Counts starts and stops; what resolves for an earlier one is discarded.
  let run = 0
  let permission: PermissionStatus | null = null

  const release = () => {
    run += 1
    const current = state.get()
    if (current.kind === 'live') stopTracks(current.stream)
  }
  const fail = (problem: CameraProblem) => {
    release()
    state.set({ kind: 'problem', problem })
  }

  async function start(deviceId = wantedId): Promise<void> {
    release()
    const ownRun = run
    wantedId = deviceId
    if (!isSecure) return fail('insecure')
    if (!mediaDevices?.getUserMedia) return fail('unsupported')
    if (!isAllowed()) return fail('policy')
    state.set({ kind: 'starting', prompts: false })
    await watchPermission()
    if (ownRun !== run) return
    state.set({ kind: 'starting', prompts: permission?.state !== 'granted' })
    try {
      const stream = await openStream(mediaDevices, deviceId)
      if (ownRun !== run) return stopTracks(stream)
      await show(mediaDevices, stream, ownRun)
    } catch (cause) {
      if (ownRun !== run) return
      fail(findCameraProblem(cause, { permission: permission?.state ?? null }))
    }
  }

  async function show(devices: MediaDevices, stream: MediaStream, ownRun: number): Promise<void> {
    const [track] = stream.getVideoTracks()
    if (!track) return fail('no-camera')
    track.addEventListener('ended', () => {
      if (ownRun === run) fail(permission?.state === 'denied' ? 'denied' : 'gone')
    })
    const live = await readLiveCamera(devices, stream, track)
    if (ownRun !== run) return track.stop()
    wantedId = live.deviceId || wantedId
    state.set(live)
    if (hidden) setHidden(true)
  }

  async function watchPermission(): Promise<void> {
    if (permission) return
    permission = await queryPermission()
    permission?.addEventListener('change', () => {
      const isBlocked = hasProblem(state.get(), 'denied', 'dismissed')
      if (permission?.state === 'granted' && isBlocked && !hidden) start()
      if (permission?.state === 'denied' && state.get().kind === 'live') fail('denied')
    })
  }

  mediaDevices?.addEventListener?.('devicechange', async () => {
    const ownRun = run
    const cameras = await listCameras(mediaDevices)
    if (ownRun !== run) return
    const current = state.get()
    if (current.kind === 'live') state.set({ ...current, cameras })
    // A camera was plugged in where there was none.
    else if (hasProblem(current, 'no-camera', 'gone') && cameras.length > 0 && !hidden) start()
  })

  function setHidden(isHidden: boolean): void {
    hidden = isHidden
    const { kind } = state.get()
    if (hidden && kind === 'live') {
      release()
      state.set({ kind: 'paused' })
    }
    // Restarts only if that needs no permission prompt.
    if (!hidden && kind === 'paused' && permission?.state === 'granted') start()
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    start,
    stop: () => {
      release()
      state.set({ kind: 'off' })
    },
    setHidden,
  }
}

const hasProblem = (state: CameraState, ...problems: readonly CameraProblem[]) =>
  state.kind === 'problem' && problems.includes(state.problem)

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

async function readLiveCamera(
  devices: MediaDevices,
  stream: MediaStream,
  track: MediaStreamTrack,
): Promise<LiveCamera> {
  await focusContinuously(track)
  // Browsers return labels only after permission was granted.
  const cameras = await listCameras(devices)
  const deviceId = track.getSettings().deviceId ?? ''
  const abilities = readAbilities(track)
  return { kind: 'live', stream, track, abilities, cameras, deviceId, mirrored: facesUser(track) }
}

/** Requests less with each attempt, so that any camera is found. */
async function openStream(
  devices: MediaDevices,
  deviceId: string | undefined,
): Promise<MediaStream> {
  const requests: (MediaTrackConstraints | true)[] = [
    ...(deviceId ? [{ ...wantedSize, deviceId: { exact: deviceId } }] : []),
    { ...wantedSize, facingMode: { ideal: 'environment' } },
    true,
  ]
  let last: unknown
  for (const video of requests) {
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

function facesUser(track: MediaStreamTrack): boolean {
  const { facingMode } = track.getSettings()
  if (facingMode) return facingMode === 'user'
  // Computers do not report the direction; these labels are of cameras above the screen.
  return /facetime|front|integrated|built-in/i.test(track.label)
}
