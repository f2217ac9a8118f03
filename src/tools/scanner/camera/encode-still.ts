/**
 * A frame as a picture file, good enough to be scanned again; null if the browser cannot encode it.
 */
export function encodeStill(frame: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => frame.toBlob(resolve, 'image/jpeg', 0.95))
}
