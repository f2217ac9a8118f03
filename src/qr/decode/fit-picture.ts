/** More pixels cost time and memory and do not help a decoder. */
export const mostPixelsDecoded = 12_000_000

/** Returns the size to which a picture is scaled before decoding; small pictures are not scaled. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(mostPixelsDecoded / (width * height)))
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}
