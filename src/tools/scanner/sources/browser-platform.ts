import { zxingUrl } from '@/tools/shared/zxing-url'
import type { ScanPlatform } from './scan-platform'

/** The browser's implementation; decoders and openers are loaded with the first picture. */
export const browserPlatform: ScanPlatform = {
  startDecoder: async () => {
    const { startDecoder } = await import('@/qr/decode')
    return startDecoder({ wasmUrl: zxingUrl() })
  },
  openFile: async (file) => (await import('./open-file')).openFile(file),
  readPixels: async (sheet) => (await import('./read-sheet-pixels')).readSheetPixels(sheet),
  revokeUrl: (url) => URL.revokeObjectURL(url),
}
