import { prepareZbar } from '@/qr/decode/engines/read-zbar'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'

/** Loads the WebAssembly of all engines from the installed packages. */
export async function prepareStressEngines(): Promise<void> {
  await Promise.all([prepareZxingFromPackage(), prepareZbar()])
}
