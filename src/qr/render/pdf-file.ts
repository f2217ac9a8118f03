import { zlibSync } from 'fflate'

/** An indirect reference to an object of the file: `7 0 R`. */
export type PdfRef = string & { readonly pdfRef: unique symbol }

export type PdfFile = ReturnType<typeof createPdfFile>

/**
 * Offsets of the objects written so far, 0 for reserved ones, and the offset of the next object.
 */
export type PdfFileState = { offsets: readonly number[]; at: number }

/**
 * Creates the objects of a PDF 1.7 file (ISO 32000-1, §7.5). Each object is passed to `write`
 * immediately and not stored, so that memory does not depend on the length of the file. The output
 * contains no dates and no random values.
 *
 * @param options version of the format, and the state of an unfinished file, which is continued at
 *   `state.at`
 */
export function createPdfFile(
  write: (bytes: Uint8Array) => void,
  { version, state }: { version: '1.6' | '1.7'; state?: PdfFileState | undefined },
) {
  const offsets = [...(state?.offsets ?? [])]
  let at = state?.at ?? 0

  function emit(bytes: Uint8Array) {
    write(bytes)
    at += bytes.length
  }
  // Four bytes above 127 mark the file as binary for transfer programs (§7.5.2).
  if (!state) emit(Uint8Array.of(...toBytes(`%PDF-${version}\n%`), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a))

  function reserve(): PdfRef {
    offsets.push(0)
    return pdfRef(offsets.length)
  }

  /** Writes an object with a reserved reference, so that objects can refer to each other. */
  function put(ref: PdfRef, content: string | Uint8Array) {
    const number = Number.parseInt(ref, 10)
    offsets[number - 1] = at
    const body = typeof content === 'string' ? toBytes(content) : content
    emit(join([toBytes(`${number} 0 obj\n`), body, toBytes('\nendobj\n')]))
  }

  function add(content: string | Uint8Array): PdfRef {
    const ref = reserve()
    put(ref, content)
    return ref
  }

  /**
   * Adds a stream.
   *
   * @param entries entries of the dictionary, without length and filter: `/Type/XObject …`
   */
  function addStream(entries: string, data: string | Uint8Array): PdfRef {
    const packed = zlibSync(typeof data === 'string' ? toBytes(data) : data, { level: 9 })
    const dictionary = `<<${entries}/Length ${packed.length}/Filter/FlateDecode>>`
    return add(join([toBytes(`${dictionary}\nstream\n`), packed, toBytes('\nendstream')]))
  }

  /** Adds a stream that programs find without decompressing it, one character per byte. */
  function addPlainStream(entries: string, data: string): PdfRef {
    return add(`<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`)
  }

  /** Writes the cross-reference table and the trailer. */
  function finish(root: PdfRef, info: PdfRef, id?: string) {
    const entries = offsets.map((offset, index) => {
      if (offset === 0) throw new Error(`Object ${index + 1} was reserved and never put`)
      return `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const count = offsets.length + 1
    const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`
    const trailer = `trailer\n<</Size ${count}/Root ${root}/Info ${info}${id ? `/ID[<${id}><${id}>]` : ''}>>\n`
    emit(toBytes(`${table}${trailer}startxref\n${at}\n%%EOF\n`))
  }

  return {
    reserve,
    put,
    add,
    addStream,
    addPlainStream,
    finish,
    state: (): PdfFileState => ({ offsets, at }),
  }
}

export function pdfRef(number: number): PdfRef {
  return `${number} 0 R` as PdfRef
}

/** Encodes one byte per character; all text in this file is below 256. */
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
