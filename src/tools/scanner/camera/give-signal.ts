let audio: AudioContext | undefined

const toneHz = 1320
const toneSeconds = 0.09

/** To be called in a click or key handler: browsers allow sound only after a user gesture. */
export function prepareBeep(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') audio.resume().catch(() => {})
  } catch {
    // The device has no sound.
  }
}

export function beep(): void {
  if (audio?.state !== 'running') return
  const { currentTime: start, destination } = audio
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = toneHz
  // Fades in and out, because an abrupt tone clicks.
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.25, start + 0.01)
  volume.gain.linearRampToValueAtTime(0, start + toneSeconds)
  tone.connect(volume).connect(destination)
  tone.start(start)
  tone.stop(start + toneSeconds)
}

export const canVibrate = () => typeof navigator !== 'undefined' && 'vibrate' in navigator

export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(60)
}
