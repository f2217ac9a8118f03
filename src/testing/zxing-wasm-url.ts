/** Address of zxing's WebAssembly on the development server of the component tests. */
export const zxingWasmUrl = new URL(
  '../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  import.meta.url,
).href
