let audio: AudioContext | undefined

const toneHz = 1320
const toneSeconds = 0.09

/** To be called within a press or a key: without one, browsers keep pages silent. */
export function prepareBeep(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') audio.resume().catch(() => {})
  } catch {
    // A machine without sound.
  }
}

export function beep(): void {
  if (audio?.state !== 'running') return
  const { currentTime: start, destination } = audio
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = toneHz
  // Swells and fades, because a tone that is cut clicks.
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
