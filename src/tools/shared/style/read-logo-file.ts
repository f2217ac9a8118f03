import type { Logo } from '@/qr/design'
import { checkLogo, findPictureSize, type LogoRefusal, maxLogoPixels } from '@/qr/render'
import { findContentBox, isOpaque, type PixelBox, scaleBox } from './find-content-box'
import { findPictureKind, isBarePicture } from './picture-kind'

/** Why a file cannot be a logo, as a message key. */
export type LogoFileRefusal = LogoRefusal | 'format' | 'blank' | 'tooHeavy' | 'text'

type ImageSource = Extract<Logo['source'], { kind: 'image' }>
type ReadLogo = { ok: true; source: ImageSource } | { ok: false; reason: LogoFileRefusal }

/** Logos are at most a quarter of a picture that is at most 8192 px wide. */
const longestPx = 1024
/** Below the limits of a design and of a browser's session storage. */
const heaviestRasterBytes = 1_000_000
export const maxDrawingBytes = 2_900_000
const jpegQuality = 0.92
/** Empty edges narrower than this share of the picture are not cropped. */
const leastTrim = 0.02

/**
 * Reads a file as a logo: a drawing of filled paths, a self-contained drawing that needs more than
 * paths, or a PNG or JPEG of sensible size, upright, without empty edges and without location data.
 * Never throws.
 */
export async function readLogoFile(file: Blob): Promise<ReadLogo> {
  if (file.size === 0) return refuse('unreadable')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = findPictureKind(bytes)
    if (kind === 'svg') return await readDrawing(bytes)
    if (kind !== 'other') {
      const size = findPictureSize(bytes, kind)
      if (!size) return refuse('unreadable')
      if (size.widthPx * size.heightPx > maxLogoPixels) return refuse('tooLarge')
    }
    return await readPixels(bytes, kind)
  } catch {
    return refuse('unreadable')
  }
}

async function readDrawing(bytes: Uint8Array<ArrayBuffer>): Promise<ReadLogo> {
  if (bytes.length > maxDrawingBytes) return refuse('tooHeavy')
  const dataUrl = await toDataUrl(bytes, 'image/svg+xml')
  const checked = checkLogo(dataUrl)
  if (!checked.ok && checked.reason !== 'unreadable') return checked
  const { convertLogo } = await import('@/qr/drawing/convert-logo')
  const converted = convertLogo({ kind: 'image', dataUrl, widthPx: 1, heightPx: 1 })
  if (converted.ok) return converted
  if (converted.reason === 'text') return refuse('text')
  if (!checked.ok) return checked
  // Only the browser knows whether the drawing can be displayed, too.
  const image = new Image()
  image.src = dataUrl
  await image.decode()
  return {
    ok: true,
    source: { kind: 'image', dataUrl, widthPx: checked.widthPx, heightPx: checked.heightPx },
  }
}

async function readPixels(
  bytes: Uint8Array<ArrayBuffer>,
  kind: 'png' | 'jpeg' | 'webp' | 'other',
): Promise<ReadLogo> {
  // The browser applies the orientation in the file's camera data.
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined)
  if (!bitmap) return refuse(kind === 'other' ? 'format' : 'unreadable')
  const { width, height } = bitmap
  const whole = { x: 0, y: 0, width, height }
  let part = whole
  if (kind !== 'jpeg') {
    const small = drawSmaller(bitmap, whole, longestPx)
    const contentBox = findContentBox(pixelsOf(small))
    if (!contentBox) return refuse('blank')
    const inked = scaleBox(contentBox, width / small.width, whole)
    if (inked.width < (1 - leastTrim) * width || inked.height < (1 - leastTrim) * height) {
      part = inked
    }
  }
  const isUsable =
    (kind === 'png' || kind === 'jpeg') &&
    part === whole &&
    Math.max(width, height) <= longestPx &&
    bytes.length <= heaviestRasterBytes &&
    isBarePicture(bytes, kind)
  if (isUsable) return accept(new Blob([bytes], { type: `image/${kind}` }), whole)

  for (let sidePx = longestPx; ; sidePx *= 0.75) {
    const canvas = drawSmaller(bitmap, part, sidePx)
    const picture = await encode(canvas, kind === 'jpeg')
    if (picture.size <= heaviestRasterBytes) return accept(picture, canvas)
  }
}

/** Encodes PNG or JPEG only, because some programs that open exported files do not support WebP. */
async function encode(canvas: OffscreenCanvas, isPhoto: boolean): Promise<Blob> {
  const photo = () => canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
  if (isPhoto) return photo()
  const picture = await canvas.convertToBlob({ type: 'image/png' })
  return picture.size > heaviestRasterBytes && isOpaque(pixelsOf(canvas).data) ? photo() : picture
}

function pixelsOf(canvas: OffscreenCanvas): ImageData {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to look at a picture on')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

async function accept(
  picture: Blob,
  { width, height }: { width: number; height: number },
): Promise<ReadLogo> {
  const dataUrl = await toDataUrl(picture, picture.type)
  return { ok: true, source: { kind: 'image', dataUrl, widthPx: width, heightPx: height } }
}

function refuse(reason: LogoFileRefusal): ReadLogo {
  return { ok: false, reason }
}

/** `data:<type>;base64,…` */
function toDataUrl(data: BlobPart, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([data], { type }))
  })
}

/**
 * Draws a part of a picture on a new canvas, with no side longer than `longestPx`; never enlarged.
 * Halves step by step, because browsers skip pixels when they shrink by more at once.
 */
function drawSmaller(source: ImageBitmap, part: PixelBox, longestPx: number): OffscreenCanvas {
  const scale = Math.min(1, longestPx / Math.max(part.width, part.height))
  const width = Math.max(1, Math.round(part.width * scale))
  const height = Math.max(1, Math.round(part.height * scale))

  let image: ImageBitmap | OffscreenCanvas = source
  let from = part
  while (from.width > 2 * width || from.height > 2 * height) {
    const half = {
      width: Math.max(width, Math.ceil(from.width / 2)),
      height: Math.max(height, Math.ceil(from.height / 2)),
    }
    image = drawPart(image, from, half)
    from = { x: 0, y: 0, ...half }
  }
  return drawPart(image, from, { width, height })
}

function drawPart(
  image: CanvasImageSource,
  from: PixelBox,
  { width, height }: { width: number; height: number },
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to redraw a picture on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, width, height)
  return canvas
}
