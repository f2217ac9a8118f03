/**
 * Formats that can be embedded unchanged; any other picture that the browser can decode is redrawn.
 */
type PictureKind = 'png' | 'jpeg' | 'webp' | 'svg' | 'other'

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** A drawing may begin with comments and a document type, though rarely this many bytes. */
const drawingHeadBytes = 16_384

/** Detects the kind of a file by its bytes; names and media types are often wrong. */
export function findPictureKind(bytes: Uint8Array): PictureKind {
  if (startsWith(bytes, pngSignature)) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (tagAt(bytes, 0) === 'RIFF' && tagAt(bytes, 8) === 'WEBP') return 'webp'
  const head = new TextDecoder().decode(bytes.subarray(0, drawingHeadBytes)).trimStart()
  return head.startsWith('<') && /<(?:[\w-]+:)?svg[\s>]/i.test(head) ? 'svg' : 'other'
}

/**
 * Whether a PNG or JPEG contains only its picture: no rotation, which some programs do not apply,
 * no location and no animation. Such a file may be embedded in a code byte for byte.
 */
export function isBarePicture(bytes: Uint8Array, kind: 'png' | 'jpeg'): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return kind === 'png' ? isBarePng(bytes, view) : isBareJpeg(view)
  } catch {
    // The file is truncated; the browser decides later whether it can be decoded.
    return false
  }
}

const bareChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS sRGB gAMA cHRM iCCP cICP pHYs bKGD sBIT hIST'.split(' '),
)

/** Reads chunk by chunk (PNG specification, 5.3). */
function isBarePng(bytes: Uint8Array, view: DataView): boolean {
  for (let at = pngSignature.length; ; ) {
    const name = tagAt(bytes, at + 4)
    if (!bareChunks.has(name)) return false
    at += 12 + view.getUint32(at)
    if (name === 'IEND') return at === bytes.length
  }
}

/**
 * Reads segment by segment up to the scan (ITU T.81, B.1.1.3). The only accepted application data
 * is that of JFIF and ICC.
 */
function isBareJpeg(view: DataView): boolean {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return false
    const marker = view.getUint8(at + 1)
    if (marker === 0xda) return true
    const isApplication = marker >= 0xe0 && marker <= 0xef
    if (marker === 0xfe || (isApplication && marker !== 0xe0 && marker !== 0xe2)) return false
    // Four components are CMYK, which programs interpret differently.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame && view.getUint8(at + 9) > 3) return false
    at += 2 + view.getUint16(at + 2)
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function tagAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
