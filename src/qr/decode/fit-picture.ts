/** More than this costs time and memory and shows a decoder nothing more. */
export const mostPixelsDecoded = 12_000_000

/** The size a picture is scaled to before it is decoded; its own where it is small enough. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(mostPixelsDecoded / (width * height)))
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}
