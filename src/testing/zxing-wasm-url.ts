/** Where the development server of the component tests serves the WebAssembly of the zxing reader. */
export const zxingWasmUrl = new URL(
  '../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  import.meta.url,
).href
