type Size = { width: number; height: number }
type Box = Size & { left: number; top: number }

/**
 * The clicked point of a video, as shares of its width and height; undefined next to the picture.
 * The video is fitted into `box` as a whole (`object-fit: contain`), mirrored or not.
 */
export function findVideoPoint(
  press: { x: number; y: number },
  { box, video, mirrored }: { box: Box; video: Size; mirrored: boolean },
): { x: number; y: number } | undefined {
  const scale = Math.min(box.width / video.width, box.height / video.height)
  if (!(scale > 0) || !Number.isFinite(scale)) return undefined
  const [width, height] = [video.width * scale, video.height * scale]
  const x = (press.x - box.left - (box.width - width) / 2) / width
  const y = (press.y - box.top - (box.height - height) / 2) / height
  if (x < 0 || x > 1 || y < 0 || y > 1) return undefined
  return { x: mirrored ? 1 - x : x, y }
}
