/**
 * Address of the barcode writer's WebAssembly on the site's own origin, loaded only for lists of
 * barcodes; see `zxingUrl`.
 */
export function barcodeWriterUrl(): string {
  return new URL('zxing-wasm/writer/zxing_writer.wasm', import.meta.url).href
}
