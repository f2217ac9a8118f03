import { prepareZbar } from '@/qr/decode/engines/read-zbar'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { stressEngines } from './stress-engines'
import type { StressEngine } from './stress-picture'

/** Returns all engines, with their WebAssembly loaded from the installed packages. */
export async function prepareStressEngines(): Promise<readonly StressEngine[]> {
  await Promise.all([prepareZxingFromPackage(), prepareZbar()])
  return stressEngines
}
