import type { LossyType } from './encoded-picture'
import { escapeXml } from './escape-xml'

const encoder = new TextEncoder()
const jpegNamespace = 'http://ns.adobe.com/xap/1.0/\0'

/**
 * Adds a description in XMP (ISO 16684-1) to a file: as title and as IPTC alternative text, which
 * screen readers and content management systems read.
 */
export function addXmp(
  file: Uint8Array<ArrayBuffer>,
  type: LossyType,
  title: string,
): Uint8Array<ArrayBuffer> {
  return type === 'jpeg' ? addToJpeg(file, packetOf(title)) : addToWebp(file, packetOf(title))
}

function packetOf(title: string): Uint8Array {
  const alternatives = `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt>`
  return encoder.encode(
    [
      '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
      '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
      '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
      ' xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">',
      `<dc:title>${alternatives}</dc:title>`,
      `<Iptc4xmpCore:AltTextAccessibility>${alternatives}</Iptc4xmpCore:AltTextAccessibility>`,
      '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
    ].join(''),
  )
}

/**
 * Inserts an APP1 segment after the start of the image and the JFIF header (XMP part 3, §1.1.3).
 */
function addToJpeg(file: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const data = concat(encoder.encode(jpegNamespace), packet)
  const length = data.length + 2
  // JFIF requires its APP0 to be the first segment.
  const hasJfif = file[2] === 0xff && file[3] === 0xe0
  const at = hasJfif ? 4 + ((file[4] ?? 0) << 8) + (file[5] ?? 0) : 2
  const marker = Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff)
  return concat(file.subarray(0, at), marker, data, file.subarray(at))
}

const webpFlags = { alpha: 0x10, xmp: 0x04 } as const

/**
 * Adds XMP as a chunk at the end of a WebP file, with its flag in the extended header (RFC 9649,
 * §2.7). A file in the simple format is converted to the extended one.
 */
function addToWebp(file: Uint8Array<ArrayBuffer>, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = file.slice(12)
  const extended = fourCc(body) === 'VP8X'
  const header = extended ? new Uint8Array(0) : webpChunk('VP8X', webpHeaderOf(body))
  if (extended) body[8] = (body[8] ?? 0) | webpFlags.xmp
  const chunks = concat(encoder.encode('WEBP'), header, body, webpChunk('XMP ', packet))
  return webpChunk('RIFF', chunks)
}

/**
 * Creates an extended header: flags, three reserved bytes, width − 1 and height − 1 in three bytes
 * each.
 */
function webpHeaderOf(body: Uint8Array<ArrayBuffer>): Uint8Array {
  const view = new DataView(body.buffer, body.byteOffset)
  // Lossless (`VP8L`): 14 bits each and an alpha flag (§3.4); lossy: §2.5.
  const lossless = fourCc(body) === 'VP8L'
  const bits = lossless ? view.getUint32(9, true) : view.getUint32(14, true)
  const width = bits & 0x3fff
  const height = lossless ? (bits >>> 14) & 0x3fff : (bits >>> 16) & 0x3fff
  const [right, low] = lossless ? [width, height] : [width - 1, height - 1]
  const alpha = lossless && (bits >>> 28) & 1 ? webpFlags.alpha : 0
  return Uint8Array.of(webpFlags.xmp | alpha, 0, 0, 0, ...uint24(right), ...uint24(low))
}

/** Type, length, data, and a byte of padding where the length is odd. */
function webpChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, data.length, true)
  return concat(encoder.encode(type), length, data, new Uint8Array(data.length & 1))
}

function fourCc(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 4))
}

function uint24(value: number): number[] {
  return [value & 0xff, (value >> 8) & 0xff, value >> 16]
}

function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
