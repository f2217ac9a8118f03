/** Grain of a sensor for each pixel, around 0: the same for the same seed. */
export function drawNoise(length: number, deviation: number, seed: number): Float32Array {
  const random = startRandom(seed)
  // Three even throws make a bell close enough; their sum has a standard deviation of 1/2.
  return Float32Array.from({ length }, () => (random() + random() + random() - 1.5) * 2 * deviation)
}

/** Mulberry32: even numbers from 0 to 1, the same everywhere for a seed. */
function startRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
