/** A frame as a picture file, good enough to be searched again; null where the browser cannot. */
export function encodeStill(frame: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => frame.toBlob(resolve, 'image/jpeg', 0.95))
}
