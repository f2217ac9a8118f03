import {
  getInstance,
  scanGrayBuffer,
  setModuleArgs,
  ZBarConfigType,
  ZBarScanner,
  ZBarSymbolType,
} from '@undecaf/zbar-wasm'
import { type PixelsOrLuma, toLuma } from '../pixels/luma'

type Scanners = {
  /** Guesses encodings, as apps with ZBar do. */
  guessing: ZBarScanner
  /** Returns the bytes as they are in the symbol. */
  exact: ZBarScanner
}

let prepared: Promise<void> | undefined
let scanners: Scanners | undefined

/**
 * Loads ZBar's WebAssembly (240 kB) once. In a browser `wasmUrl` is its address on the site's own
 * origin; in Node the installed package finds its own file. A failed load is retried by the next
 * call.
 *
 * @throws if the WebAssembly cannot be loaded
 */
export function prepareZbar(source?: { wasmUrl: string }): Promise<void> {
  prepared ??= load(source).catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  return prepared
}

async function load(source: { wasmUrl: string } | undefined): Promise<void> {
  if (source) setModuleArgs({ locateFile: () => source.wasmUrl })
  await getInstance()
  scanners = { guessing: await createScanner(0), exact: await createScanner(1) }
}

async function createScanner(isBinary: 0 | 1): Promise<ZBarScanner> {
  const created = await ZBarScanner.create()
  created.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_ENABLE, 0)
  created.setConfig(ZBarSymbolType.ZBAR_QRCODE, ZBarConfigType.ZBAR_CFG_ENABLE, 1)
  created.setConfig(ZBarSymbolType.ZBAR_QRCODE, ZBarConfigType.ZBAR_CFG_BINARY, isBinary)
  return created
}

/** Returns whether `readZbar` can run without waiting. */
export function isZbarReady(): boolean {
  return scanners !== undefined
}

/**
 * Returns the texts of all QR codes that ZBar reads, exactly as ZBar decodes them, with its guess of
 * the encoding; none before `prepareZbar` is complete.
 *
 * @param isUtf8 decodes the bytes as UTF-8 instead, as programs do that know the encoding
 */
export async function readZbar(picture: PixelsOrLuma, isUtf8 = false): Promise<string[]> {
  if (!scanners || picture.width < 1 || picture.height < 1) return []
  const { values, width, height } = toLuma(picture)
  const scanner = isUtf8 ? scanners.exact : scanners.guessing
  const symbols = await scanGrayBuffer(values.buffer, width, height, scanner)
  return symbols.map((symbol) => symbol.decode())
}
