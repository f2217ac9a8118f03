import { zlibSync } from 'fflate'

/** A place in the file, as one object names another: `7 0 R`. */
export type PdfRef = string & { readonly pdfRef: unique symbol }

export type PdfFile = ReturnType<typeof createPdfFile>

/**
 * Objects of a PDF 1.7 file (ISO 32000-1, §7.5), in the order in which they are added; nothing in
 * it depends on the day or on chance.
 */
export function createPdfFile() {
  const objects: (Uint8Array | undefined)[] = []

  function reserve(): PdfRef {
    objects.push(undefined)
    return `${objects.length} 0 R` as PdfRef
  }

  /** Fills a place that was reserved, so that objects can name each other. */
  function put(ref: PdfRef, content: string | Uint8Array) {
    const index = Number.parseInt(ref, 10) - 1
    const body = typeof content === 'string' ? toBytes(content) : content
    objects[index] = join([toBytes(`${index + 1} 0 obj\n`), body, toBytes('\nendobj\n')])
  }

  function add(content: string | Uint8Array): PdfRef {
    const ref = reserve()
    put(ref, content)
    return ref
  }

  /** @param entries of the dictionary, without length and filter: `/Type/XObject …` */
  function addStream(entries: string, data: string | Uint8Array): PdfRef {
    const packed = zlibSync(typeof data === 'string' ? toBytes(data) : data, { level: 9 })
    const dictionary = `<<${entries}/Length ${packed.length}/Filter/FlateDecode>>`
    return add(join([toBytes(`${dictionary}\nstream\n`), packed, toBytes('\nendstream')]))
  }

  function build(root: PdfRef, info: PdfRef): Uint8Array<ArrayBuffer> {
    // Four bytes above 127 tell programs that carry files that this is no text (§7.5.2).
    const header = Uint8Array.of(...toBytes('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a)
    const parts = [header]
    let at = header.length
    const entries = objects.map((object, index) => {
      if (!object) throw new Error(`Object ${index + 1} was reserved and never put`)
      const entry = `${String(at).padStart(10, '0')} 00000 n \n`
      parts.push(Uint8Array.from(object))
      at += object.length
      return entry
    })
    const count = objects.length + 1
    const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`
    const trailer = `trailer\n<</Size ${count}/Root ${root}/Info ${info}>>\n`
    parts.push(toBytes(`${table}${trailer}startxref\n${at}\n%%EOF\n`))
    return join(parts)
  }

  return { reserve, put, add, addStream, build }
}

/** One byte a character; all that is written as text here is below 256. */
function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
