/** Data of a pHYs chunk (PNG, §11.3.4.3): pixels per meter, equal in both directions. */
export function pngDensity(dpi: number): Uint8Array {
  const bytes = new Uint8Array(9)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, Math.round(dpi / 0.0254))
  view.setUint32(4, Math.round(dpi / 0.0254))
  bytes[8] = 1
  return bytes
}
