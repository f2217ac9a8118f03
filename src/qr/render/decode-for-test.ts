import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

export type Pixels = { rgba: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** What two independent decoders read; null where one finds nothing. */
export type Readings = { jsqr: string | null; zxing: string | null }

/** The package would fetch its WebAssembly from a public CDN; tests stay off the network. */
async function loadZxing() {
  const { resolve } = createRequire(import.meta.url)
  const wasm = await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = Uint8Array.from(wasm).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

let zxingLoaded: Promise<void> | undefined

export async function decodePixels(
  rgba: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
): Promise<Readings> {
  zxingLoaded ??= loadZxing()
  await zxingLoaded
  // `Plain` because the default writes control characters as `<LF>` and the like.
  const [found] = await readBarcodes(
    { data: rgba, width, height, colorSpace: 'srgb' } as ImageData,
    {
      formats: ['QRCode'],
      textMode: 'Plain',
    },
  )
  return { jsqr: readWithJsqr(rgba, width, height), zxing: found?.text ?? null }
}

/** jsQR's own text guesses at Shift JIS; its bytes are what counts. */
function readWithJsqr(rgba: Uint8ClampedArray, width: number, height: number): string | null {
  const found = jsQR(rgba, width, height, { inversionAttempts: 'dontInvert' })
  if (!found) return null
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(found.binaryData))
}

/** Pixels of a PNG, or of any picture that sharp reads, on white where it is transparent. */
export async function readPixels(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
}

export async function decodePng(png: Uint8Array): Promise<Readings> {
  const { rgba, width, height } = await readPixels(png)
  return decodePixels(rgba, width, height)
}

/** Draws the SVG with resvg, which shares no code with the browsers or with our own renderer. */
export async function decodeSvg(svg: string): Promise<Readings> {
  const { Resvg } = await import('@resvg/resvg-js')
  return decodePng(new Resvg(svg, { background: '#ffffff' }).render().asPng())
}
