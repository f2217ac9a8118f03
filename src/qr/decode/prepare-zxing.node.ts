import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZxing } from './engines/read-zxing'

/** Loads the reader's WebAssembly from the installed package, without a network request. */
export async function prepareZxingFromPackage(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  const wasm = await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZxing({ wasmBinary: Uint8Array.from(wasm).buffer })
}
