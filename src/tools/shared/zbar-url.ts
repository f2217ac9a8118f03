/**
 * Address of ZBar's WebAssembly on the site's own origin; see `zxingUrl`. It stays a file of its
 * own, so that anybody can replace this part, which is under the LGPL 2.1.
 */
export function zbarUrl(): string {
  return new URL('@undecaf/zbar-wasm/dist/zbar.wasm', import.meta.url).href
}
