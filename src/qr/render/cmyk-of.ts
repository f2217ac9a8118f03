import { toCmyk } from './print-color'

/** Converts RGBA pixels to CMYK pixels of four bytes each; 255 is full ink. */
export function cmykOf(rgba: Uint8ClampedArray): Uint8Array {
  const inks = new Uint8Array(rgba.length)
  for (let at = 0; at < rgba.length; at += 4) {
    const [red, green, blue] = [rgba[at], rgba[at + 1], rgba[at + 2]] as [number, number, number]
    const shares = toCmyk([red / 255, green / 255, blue / 255])
    for (let channel = 0; channel < 4; channel++)
      inks[at + channel] = Math.round((shares[channel] as number) * 255)
  }
  return inks
}
