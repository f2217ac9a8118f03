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

/** Returns the texts of all QR codes that ZBar reads; none before `prepareZbar` is complete. */
export async function readZbar(picture: PixelsOrLuma): Promise<string[]> {
  if (!scanner || picture.width < 1 || picture.height < 1) return []
  const { values, width, height } = toLuma(picture)
  const symbols = await scanGrayBuffer(values.buffer, width, height, scanner)
  return symbols.map(({ data }) => bytesToText(Uint8Array.from(data), null))
}
