const jfif = [0x4a, 0x46, 0x49, 0x46, 0x00]

/**
 * Sets the print density of a file in its JFIF header (ITU-T T.871, §10.1); inserts a header if
 * there is none.
 */
export function setJpegDensity(file: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const density = Math.min(0xffff, Math.round(dpi))
  // Unit: dots per inch, equal in both directions.
  const units = [1, density >> 8, density & 0xff, density >> 8, density & 0xff]
  if (jfif.every((byte, index) => file[6 + index] === byte)) {
    const changed = Uint8Array.from(file)
    changed.set(units, 13)
    return changed
  }
  // Marker, length, name, version 1.2, density, no thumbnail.
  const header = [0xff, 0xe0, 0, 16, ...jfif, 1, 2, ...units, 0, 0]
  const changed = new Uint8Array(file.length + header.length)
  changed.set(file.subarray(0, 2))
  changed.set(header, 2)
  changed.set(file.subarray(2), 2 + header.length)
  return changed
}
