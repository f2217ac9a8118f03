import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { type BarcodeFormat, barcodeFacts } from './barcode-formats'

/** The dark modules of a barcode; a linear one repeats its bars in every row but for its guards. */
export type BarcodeModules = {
  width: number
  height: number
  isDark: (x: number, y: number) => boolean
}

type WriterSource = { wasmUrl: string } | { wasmBinary: ArrayBuffer }

let prepared: Promise<unknown> | undefined

/** Loads the writer's WebAssembly (650 kB) once; a failed load is retried by the next call. */
export function prepareBarcodeWriter(source: WriterSource): Promise<unknown> {
  const overrides =
    'wasmUrl' in source ? { locateFile: () => source.wasmUrl } : { wasmBinary: source.wasmBinary }
  prepared ??= Promise.resolve(prepareZXingModule({ overrides, fireImmediately: true })).catch(
    (error: unknown) => {
      prepared = undefined
      throw error
    },
  )
  return prepared
}

/**
 * Encodes a text that `checkBarcodeText` accepted; undefined if no symbol has room for it. Call
 * `prepareBarcodeWriter` first.
 */
export async function encodeBarcode(
  text: string,
  format: BarcodeFormat,
): Promise<BarcodeModules | undefined> {
  if (!prepared) throw new Error('The writer is not prepared')
  await prepared
  const { writer, isGs1, isLinear } = barcodeFacts[format]
  const options = [isGs1 && 'gs1', !isLinear && 'forceSquare'].filter(Boolean).join(',')
  const { symbol, error } = await writeBarcode(text, {
    format: writer,
    options,
    scale: 1,
    addQuietZones: false,
  })
  if (error || !symbol) return undefined
  const { data, width, height } = symbol
  return { width, height, isDark: (x, y) => (data[y * width + x] ?? 255) < 128 }
}
