/** Grain of a sensor for each pixel, around 0: the same for the same seed, everywhere. */
export function drawNoise(length: number, deviation: number, seed: number): Float32Array {
  const grain = new Float32Array(length)
  let state = seed >>> 0
  for (let at = 0; at < length; at += 1) {
    // Four even bytes (Mulberry32) make a bell close enough; their sum deviates by 147.8.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    mixed ^= mixed >>> 14
    const sum = (mixed & 255) + ((mixed >>> 8) & 255) + ((mixed >>> 16) & 255) + (mixed >>> 24)
    grain[at] = ((sum - 510) / 147.8) * deviation
  }
  return grain
}
