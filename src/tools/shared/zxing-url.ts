/**
 * Where our own origin serves the reader's WebAssembly: the bundler lays it next to the scripts,
 * named by its content, so it is kept for ever. In the browser only.
 */
export function zxingUrl(): string {
  return new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href
}
