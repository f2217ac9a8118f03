import { loadPictures, nothing, type Pixels } from '@/qr/render'

/** Only the page can draw an SVG; every worker may request it. */
export type DrawPicture = typeof drawPicturePixels

/** Draws a picture that a worker cannot draw itself. On the page only. */
export async function drawPicturePixels({
  dataUrl,
  width,
  height,
}: {
  dataUrl: string
  width: number
  height: number
}): Promise<Pixels> {
  const picture = { kind: 'picture', dataUrl, x: 0, y: 0, width, height, cornerRadius: 0 } as const
  return (await loadPictures({ items: [picture] })).get(dataUrl) ?? nothing
}
