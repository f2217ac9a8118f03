import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareBarcodeWriter } from './encode-barcode'

/** Loads the writer's WebAssembly from the installed package, without a network request. */
export async function prepareBarcodeWriterFromPackage(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  const wasm = await readFile(resolve('zxing-wasm/writer/zxing_writer.wasm'))
  await prepareBarcodeWriter({ wasmBinary: Uint8Array.from(wasm).buffer })
}
