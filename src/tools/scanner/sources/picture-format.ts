/** The format of a file by its first bytes, as names and media types are often wrong or missing. */
export type PictureFormat = {
  name:
    | 'png'
    | 'jpeg'
    | 'webp'
    | 'gif'
    | 'bmp'
    | 'ico'
    | 'avif'
    | 'heif'
    | 'tiff'
    | 'svg'
    | 'pdf'
    /** Formats that few browsers decode: JPEG XL, JPEG 2000, Photoshop, BigTIFF, SVGZ. */
    | 'rare'
    | 'unknown'
  mediaType: string
  /** Whether the format may contain more than one frame. */
  isAnimated: boolean
}

/** The number of bytes that `findPictureFormat` needs. */
export const headBytes = 16_384

export function findPictureFormat(head: Uint8Array): PictureFormat {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47])) return picture('png', isAnimatedPng(head))
  if (startsWith(head, [0xff, 0xd8, 0xff])) return picture('jpeg')
  if (ascii(head, 0, 4) === 'GIF8') return picture('gif', true)
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 4) === 'WEBP') {
    // The second bit of the extended header (RFC 9649, 2.7).
    return picture('webp', ascii(head, 12, 4) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0)
  }
  if (ascii(head, 0, 2) === 'BM') return picture('bmp')
  if (startsWith(head, [0, 0, 1, 0]) || startsWith(head, [0, 0, 2, 0])) {
    return { name: 'ico', mediaType: 'image/x-icon', isAnimated: false }
  }
  // Either byte order.
  if (ascii(head, 0, 4) === 'II*\0' || ascii(head, 0, 4) === 'MM\0*') return picture('tiff')
  if (ascii(head, 4, 4) === 'ftyp') return findIsoFormat(head)
  // Some programs write bytes before the header (ISO 32000-1, Annex H).
  if (ascii(head, 0, 1024).includes('%PDF-')) {
    return { name: 'pdf', mediaType: 'application/pdf', isAnimated: false }
  }
  if (rareSignatures.some((signature) => startsWith(head, signature))) return rare
  return isDrawing(head)
    ? { name: 'svg', mediaType: 'image/svg+xml', isAnimated: false }
    : { name: 'unknown', mediaType: '', isAnimated: false }
}

const rare: PictureFormat = { name: 'rare', mediaType: '', isAnimated: false }

const rareSignatures: readonly (readonly number[])[] = [
  [0x49, 0x49, 0x2b, 0x00], // BigTIFF, either byte order
  [0x4d, 0x4d, 0x00, 0x2b],
  [0xff, 0x0a], // JPEG XL, bare and boxed
  [0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20],
  [0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20], // JPEG 2000
  [0xff, 0x4f, 0xff, 0x51],
  [0x38, 0x42, 0x50, 0x53], // Photoshop
  [0x1f, 0x8b], // gzip, as in .svgz
]

type Named = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heif' | 'tiff'

function picture(name: Named, isAnimated = false) {
  return { name, mediaType: `image/${name}`, isAnimated } as const
}

/** Brands are in the first box (ISO/IEC 14496-12, 4.3), which HEIC and AVIF share. */
function findIsoFormat(head: Uint8Array): PictureFormat {
  const boxBytes = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
  const brands: string[] = []
  for (let at = 8; at < Math.min(boxBytes, head.length, 200); at += 4)
    brands.push(ascii(head, at, 4))
  if (brands.includes('avis')) return picture('avif', true)
  if (brands.includes('avif')) return picture('avif')
  return brands.some((brand) => /^(he[iv][cxms]|mif1|msf1)$/.test(brand)) ? picture('heif') : rare
}

/** `acTL` comes before the first picture data (PNG specification, 5.6). */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const name = ascii(head, at + 4, 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

function isDrawing(head: Uint8Array): boolean {
  const isWide = startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff])
  const text = new TextDecoder(
    isWide && head[0] === 0xff ? 'utf-16le' : isWide ? 'utf-16be' : 'utf-8',
  )
    .decode(head)
    .trimStart()
  return text.startsWith('<') && /<(?:[\w-]+:)?svg[\s>]/i.test(text)
}

function startsWith(bytes: Uint8Array, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte)
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
