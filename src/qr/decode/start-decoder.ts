import { callWorker } from '@/std/call-worker'
import { connectDecoder, type Decoder } from './connect-decoder'

/**
 * Starts the one worker that decodes pictures. `wasmUrl` is the address of the zxing reader on the
 * site's own origin; until it has arrived QR codes are read by a smaller engine.
 */
export function startDecoder({ wasmUrl }: { wasmUrl: string }): Decoder {
  const startThread = () =>
    new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  return connectDecoder(() => callWorker(startThread()), { wasmUrl })
}
