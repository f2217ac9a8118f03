import { readJsqr } from '@/qr/decode/engines/read-jsqr'
import { readQr } from '@/qr/decode/engines/read-qr'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import type { Pixels } from './pixels'

/**
 * Returns the names of the three decoders that read exactly this text; the third one runs only if
 * one of the others fails. `prepareZxingFromPackage` must have been awaited.
 */
export async function findReaders(pixels: Pixels, text: string): Promise<string[]> {
  const [zxing] = await readZxing(pixels, { formats: ['qr'] })
  const [jsqr] = readJsqr(pixels, { tryInvert: false })
  const readers = [
    ...(zxing?.text === text ? ['zxing'] : []),
    ...(jsqr?.text === text ? ['jsqr'] : []),
  ]
  if (readers.length === 2) return readers
  const [qr] = readQr(pixels, { effort: 1, timeLimitMs: 1000 })
  return qr?.text === text ? [...readers, 'qr'] : readers
}

/** Reads the pages that Ghostscript's device `ppmraw` wrote into one file. */
export function readPixmaps(file: Uint8Array): Pixels[] {
  const pages: Pixels[] = []
  const latin1 = new TextDecoder('latin1')
  let at = 0
  while (at < file.length) {
    const head = latin1.decode(file.subarray(at, at + 200))
    const [all = '', columns, rows] = /^P6\s(?:#.*\n)?(\d+) (\d+)\s255\s/.exec(head) ?? []
    const [width, height] = [Number(columns), Number(rows)]
    if (!all) throw new Error('Not a raw pixmap')
    at += all.length
    const rgba = new Uint8ClampedArray(width * height * 4)
    for (let pixel = 0; pixel < width * height; pixel++) {
      rgba[pixel * 4] = file[at++] as number
      rgba[pixel * 4 + 1] = file[at++] as number
      rgba[pixel * 4 + 2] = file[at++] as number
      rgba[pixel * 4 + 3] = 255
    }
    pages.push({ rgba, width, height })
  }
  return pages
}
