import { callWorker } from '@/std/call-worker'
import { connectDecoder, type Decoder } from './connect-decoder'

/**
 * Starts the one worker that decodes pictures. `wasmUrl` is the address of the zxing reader on the
 * site's own origin; until it is loaded a smaller engine decodes QR codes.
 */
export function startDecoder({ wasmUrl }: { wasmUrl: string }): Decoder {
  const startThread = () =>
    new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  return connectDecoder(() => callWorker(startThread()), {
    wasmUrl,
    getLanguage: () => document.documentElement.lang.split('-', 1)[0],
  })
}
