/**
 * Address of the reader's WebAssembly on the site's own origin. The bundler emits the file next to
 * the scripts, named by its content hash, so it is cached permanently. For browsers only.
 */
export function zxingUrl(): string {
  return new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href
}
