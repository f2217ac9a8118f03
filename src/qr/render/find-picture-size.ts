export type PictureSize = { widthPx: number; heightPx: number }

/** Reads the size of a picture from its header; undefined if the bytes are not of that format. */
export function findPictureSize(
  bytes: Uint8Array,
  type: 'png' | 'jpeg' | 'webp',
): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = { png: readPng, jpeg: readJpeg, webp: readWebp }[type](view)
    return size && size.widthPx > 0 && size.heightPx > 0 ? size : undefined
  } catch {
    // The header refers to an offset beyond the end of the file.
    return undefined
  }
}

/** Signature and IHDR (PNG specification, 5.2 and 11.2.2). */
function readPng(view: DataView): PictureSize | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined
  return { widthPx: view.getUint32(16), heightPx: view.getUint32(20) }
}

/** Segments up to the frame header (ITU T.81, B.2.2): SOF0 to SOF15, except DHT, JPG and DAC. */
function readJpeg(view: DataView): PictureSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) }
    // Padding before a marker has no length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** The first chunk of a RIFF file (RFC 9649, 2): lossy, lossless or extended. */
function readWebp(view: DataView): PictureSize | undefined {
  if (fourCharacters(view, 0) !== 'RIFF' || fourCharacters(view, 8) !== 'WEBP') return undefined
  switch (fourCharacters(view, 12)) {
    case 'VP8 ':
      return {
        widthPx: view.getUint16(26, true) & 0x3fff,
        heightPx: view.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return {
        widthPx: (view.getUint32(24, true) & 0xffffff) + 1,
        heightPx: (view.getUint32(26, true) >>> 8) + 1,
      }
    default:
      return undefined
  }
}

function fourCharacters(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}
