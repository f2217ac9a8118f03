import { connectDecoder, type Decoder } from './connect-decoder'

/**
 * Starts the one worker that decodes pictures. `wasmUrl`: where our own origin serves the zxing
 * reader; until it has arrived QR codes are read by a smaller engine.
 */
export function startDecoder({ wasmUrl }: { wasmUrl: string }): Decoder {
  const startThread = () =>
    new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  return connectDecoder(startThread, { wasmUrl })
}
