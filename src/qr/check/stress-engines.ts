import { readJsqr } from '@/qr/decode/engines/read-jsqr'
import { readQr } from '@/qr/decode/engines/read-qr'
import { isZbarReady, readZbar } from '@/qr/decode/engines/read-zbar'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { declaresEncoding } from '@/qr/encode/declares-encoding'
import type { StressEngine } from './stress-picture'
import { strictEngine } from './stress-tests'

const zxing: StressEngine = {
  name: 'zxing',
  readTexts: async (pixels) => (await readZxing(pixels, { formats: ['qr'] })).map(textOf),
}
const qr: StressEngine = {
  name: 'qr',
  // Without retries, because their number would depend on the load of the machine.
  readTexts: (pixels) => readQr(pixels, { effort: 1, timeLimitMs: 1000 }).map(textOf),
}
const jsqr: StressEngine = {
  name: 'jsqr',
  readTexts: (pixels) => {
    // By default jsQR also inverts each picture in advance, which is slow and rarely necessary.
    const found = readJsqr(pixels, { tryInvert: false })
    return (found.length > 0 ? found : readJsqr(pixels)).map(textOf)
  },
}

const zbar: StressEngine = {
  name: strictEngine,
  // Payment apps decode as the payment declares.
  readTexts: (pixels, expected) => readZbar(pixels, declaresEncoding(expected)),
  isReady: isZbarReady,
}

/**
 * Two engines for every test, a third for tests that every reader should pass, and ZBar, which must
 * read one test. `prepareZxing` must have been called; ZBar is left out before `prepareZbar`.
 */
export const stressEngines = [zxing, qr, jsqr, zbar] as const

/** Engines for use until the WebAssembly is loaded. */
export const instantEngines = [qr, jsqr] as const

function textOf({ text }: { text: string }): string {
  return text
}
