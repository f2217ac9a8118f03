import type { Pixels } from '@/qr/render/pixels'

/** A picture in the middle of a page of one grey (0 black, 255 white), seen through where it is so. */
export function layOnPage({ rgba, width, height }: Pixels, page: number, borderPx: number): Pixels {
  const [pageWidth, pageHeight] = [width + 2 * borderPx, height + 2 * borderPx]
  const laid = new Uint8ClampedArray(pageWidth * pageHeight * 4)
  new Uint32Array(laid.buffer).fill(((0xff << 24) | (page << 16) | (page << 8) | page) >>> 0)
  for (let y = 0; y < height; y++) {
    const to = ((y + borderPx) * pageWidth + borderPx) * 4
    const row = rgba.subarray(y * width * 4, (y + 1) * width * 4)
    laid.set(row, to)
    for (let at = 3; at < row.length; at += 4) {
      const alpha = row[at] as number
      if (alpha === 255) continue
      const share = alpha / 255
      for (let channel = at - 3; channel < at; channel++) {
        laid[to + channel] = (row[channel] as number) * share + page * (1 - share)
      }
      laid[to + at] = 255
    }
  }
  return { rgba: laid, width: pageWidth, height: pageHeight }
}
