import { readJsqr } from '@/qr/decode/engines/read-jsqr'
import { readQr } from '@/qr/decode/engines/read-qr'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import type { StressEngine } from './stress-picture'

const zxing: StressEngine = {
  name: 'zxing',
  readTexts: async (pixels) => (await readZxing(pixels, { formats: ['qr'] })).map(textOf),
}
const qr: StressEngine = {
  name: 'qr',
  // Without retries, whose number would hang on how busy the machine is.
  readTexts: (pixels) => readQr(pixels, { effort: 1, timeLimitMs: 1000 }).map(textOf),
}
const jsqr: StressEngine = {
  name: 'jsqr',
  readTexts: (pixels) => {
    // On its own it inverts each picture beforehand, which takes time and hardly a code needs.
    const found = readJsqr(pixels, { tryInvert: false })
    return (found.length > 0 ? found : readJsqr(pixels)).map(textOf)
  },
}

/**
 * The two used by every test, and a third for what every reader should manage;
 * `prepareZxing` must have been called.
 */
export const stressEngines = [zxing, qr, jsqr] as const

/** Where the WebAssembly has not arrived. */
export const instantEngines = [qr, jsqr] as const

function textOf({ text }: { text: string }): string {
  return text
}
