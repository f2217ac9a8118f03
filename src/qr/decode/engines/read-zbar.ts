import {
  getInstance,
  scanGrayBuffer,
  setModuleArgs,
  ZBarConfigType,
  ZBarScanner,
  ZBarSymbolType,
} from '@undecaf/zbar-wasm'
import { type PixelsOrLuma, toLuma } from '../pixels/luma'
import { bytesToText } from '../symbol/bytes-to-text'

let prepared: Promise<ZBarScanner> | undefined
let scanner: ZBarScanner | undefined

/**
 * Loads ZBar's WebAssembly (240 kB) once. In a browser `wasmUrl` is its address on the site's own
 * origin; in Node the installed package finds its own file. A failed load is retried by the next
 * call.
 *
 * @throws if the WebAssembly cannot be loaded
 */
export async function prepareZbar(source?: { wasmUrl: string }): Promise<void> {
  prepared ??= load(source).catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  await prepared
}

async function load(source: { wasmUrl: string } | undefined): Promise<ZBarScanner> {
  if (source) setModuleArgs({ locateFile: () => source.wasmUrl })
  await getInstance()
  const created = await ZBarScanner.create()
  created.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_ENABLE, 0)
  created.setConfig(ZBarSymbolType.ZBAR_QRCODE, ZBarConfigType.ZBAR_CFG_ENABLE, 1)
  created.setConfig(ZBarSymbolType.ZBAR_QRCODE, ZBarConfigType.ZBAR_CFG_BINARY, 1)
  scanner = created
  return created
}

/** Returns whether `readZbar` can run without waiting. */
export function isZbarReady(): boolean {
  return scanner !== undefined
}

/**
 * Returns the texts of all QR codes that ZBar reads; none before `prepareZbar` is complete. ZBar joins
 * the bytes of all segments, so that a code with kanji and other letters has two possible texts.
 */
export async function readZbar(picture: PixelsOrLuma): Promise<string[]> {
  if (!scanner || picture.width < 1 || picture.height < 1) return []
  const { values, width, height } = toLuma(picture)
  const symbols = await scanGrayBuffer(values.buffer, width, height, scanner)
  return symbols.flatMap(({ data }) => {
    const bytes = Uint8Array.from(data)
    return [...new Set([bytesToText(bytes, null), readMixedBytes(bytes)])]
  })
}

/** Reads UTF-8 where bytes are well-formed UTF-8, and Shift JIS, the set of kanji, elsewhere. */
function readMixedBytes(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const kanji = new TextDecoder('shift_jis')
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const length = utf8Length(bytes[at] as number)
    const part = bytes.subarray(at, at + length)
    try {
      text += utf8.decode(part)
      at += length
    } catch {
      text += kanji.decode(bytes.subarray(at, at + 2))
      at += 2
    }
  }
  return text
}

function utf8Length(lead: number): number {
  if (lead < 0xc0) return 1
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}
