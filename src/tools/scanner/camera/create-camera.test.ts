import { describe, expect, it } from 'vitest'
import { createCamera } from './create-camera'

type Fail = { name: string; message?: string }

class Track extends EventTarget {
  readyState = 'live'
  constructor(
    readonly label: string,
    readonly settings: MediaTrackSettings,
    readonly capabilities: object,
  ) {
    super()
  }
  getSettings = () => this.settings
  getCapabilities = () => this.capabilities
  applyConstraints = async () => {}
  stop() {
    this.readyState = 'ended'
  }
}

/** A browser with cameras that answers requests by `answer`. */
function startBrowser(
  answer: (video: MediaTrackConstraints | true, count: number) => Track | Fail,
) {
  const permission = Object.assign(new EventTarget(), { state: 'prompt' as PermissionState })
  const tracks: Track[] = []
  const requested: (MediaTrackConstraints | true)[] = []
  const devices = [{ kind: 'videoinput', deviceId: 'back', label: 'Back' }]
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: async () => devices,
    getUserMedia: async ({ video }: { video: MediaTrackConstraints | true }) => {
      requested.push(video)
      const track = answer(video, requested.length)
      if (!(track instanceof Track)) throw new DOMException(track.message, track.name)
      tracks.push(track)
      return { getTracks: () => [track], getVideoTracks: () => [track] }
    },
  })
  const camera = createCamera({
    mediaDevices: mediaDevices as unknown as MediaDevices,
    isSecure: true,
    isAllowed: () => true,
    queryPermission: async () => permission as unknown as PermissionStatus,
  })
  return { camera, permission, tracks, asked: requested, mediaDevices, devices }
}

const backTrack = () =>
  new Track('Back', { deviceId: 'back', facingMode: 'environment' }, { torch: true })
const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a camera', () => {
  it('asks for the one at the back and tells what it can do', async () => {
    const { camera, asked } = startBrowser(backTrack)
    const kinds: string[] = []
    camera.subscribe(() => kinds.push(camera.getState().kind))
    await camera.start()
    expect(asked).toMatchObject([{ facingMode: { ideal: 'environment' } }])
    expect(kinds).toEqual(['starting', 'starting', 'live'])
    expect(camera.getState()).toMatchObject({
      kind: 'live',
      abilities: { torch: true, zoom: null, focus: false },
      cameras: [{ id: 'back', label: 'Back' }],
      mirrored: false,
    })
  })

  it('that was remembered and is gone is replaced by another', async () => {
    const { camera, asked } = startBrowser((_, count) =>
      count === 1 ? { name: 'OverconstrainedError' } : backTrack(),
    )
    await camera.start('unplugged')
    expect(asked[0]).toMatchObject({ deviceId: { exact: 'unplugged' } })
    expect(camera.getState()).toMatchObject({ kind: 'live', deviceId: 'back' })
  })

  it('that does nothing of what is wished for is taken as it is', async () => {
    const { camera, asked } = startBrowser((video) =>
      video === true ? backTrack() : { name: 'OverconstrainedError' },
    )
    await camera.start()
    expect(asked).toHaveLength(2)
    expect(camera.getState().kind).toBe('live')
  })

  it('facing the person is a mirror', async () => {
    const { camera } = startBrowser(() => new Track('', { facingMode: 'user' }, {}))
    await camera.start()
    expect(camera.getState()).toMatchObject({ mirrored: true })
  })

  it('that is refused says so, and starts once it is allowed', async () => {
    let refuse = true
    const browser = startBrowser(() => (refuse ? { name: 'NotAllowedError' } : backTrack()))
    browser.permission.state = 'denied'
    await browser.camera.start()
    expect(browser.camera.getState()).toEqual({ kind: 'problem', problem: 'denied' })
    refuse = false
    browser.permission.state = 'granted'
    browser.permission.dispatchEvent(new Event('change'))
    await tick()
    expect(browser.camera.getState().kind).toBe('live')
  })

  it('goes off when the page is hidden and on again where nobody is asked', async () => {
    const { camera, tracks, permission } = startBrowser(backTrack)
    await camera.start()
    camera.setHidden(true)
    expect(tracks[0]?.readyState).toBe('ended')
    expect(camera.getState().kind).toBe('paused')
    camera.setHidden(false)
    expect(camera.getState().kind).toBe('paused')
    permission.state = 'granted'
    camera.setHidden(true)
    camera.setHidden(false)
    await tick()
    expect(camera.getState().kind).toBe('live')
  })

  it('that arrives when the page is hidden already goes off at once', async () => {
    const { camera, tracks } = startBrowser(backTrack)
    const starting = camera.start()
    camera.setHidden(true)
    await starting
    expect(tracks[0]?.readyState).toBe('ended')
    expect(camera.getState().kind).toBe('paused')
  })

  it('that arrives after it was given up is let go', async () => {
    const { camera, tracks } = startBrowser(backTrack)
    const starting = camera.start()
    await tick()
    camera.stop()
    await starting
    expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true)
    expect(camera.getState().kind).toBe('off')
  })

  it('that is unplugged says so, and starts when one is plugged in', async () => {
    const { camera, tracks, mediaDevices } = startBrowser(backTrack)
    await camera.start()
    tracks[0]?.dispatchEvent(new Event('ended'))
    expect(camera.getState()).toEqual({ kind: 'problem', problem: 'gone' })
    mediaDevices.dispatchEvent(new Event('devicechange'))
    await tick()
    await tick()
    expect(camera.getState().kind).toBe('live')
  })

  it.each([
    [{ isSecure: false }, 'insecure'],
    [{ mediaDevices: undefined }, 'unsupported'],
    [{ isAllowed: () => false }, 'policy'],
  ])('is not asked for with %o', async (lack, problem) => {
    const surroundings = {
      mediaDevices: { getUserMedia: () => {} } as unknown as MediaDevices,
      isSecure: true,
      isAllowed: () => true,
      queryPermission: async () => null,
    }
    const camera = createCamera({ ...surroundings, ...lack })
    await camera.start()
    expect(camera.getState()).toEqual({ kind: 'problem', problem })
  })
})
