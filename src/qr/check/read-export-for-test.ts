import jsQR from 'jsqr'
import { decodeQR } from 'qr/decode.js'
import { readBarcodes } from 'zxing-wasm/reader'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import type { Scene } from '@/qr/render/scene'
import { blurPlane } from './blur-plane'
import type { CheckedPicture } from './check-picture'
import type { DesignToCheck } from './draw-design'
import { type FloatPlane, joinPlanes, splitPixels } from './plane'

const pxPerModule = 4
const blurModules = 0.2

/**
 * Lists the packages that, with their default calls, read the export redrawn at 4 pixels per module
 * with a mild blur. `prepareZxing` must have been called.
 */
export async function readExport(
  { text, pictures }: DesignToCheck,
  { scene }: CheckedPicture,
): Promise<string[]> {
  const sharp = rasterizeScene(scene as Scene, {
    widthPx: Math.round(scene.width * pxPerModule),
    background: '#ffffff',
    pictures,
  })
  const planes = splitPixels(sharp).map((plane) => blurPlane(plane, blurModules * pxPerModule))
  const pixels = joinPlanes(planes as [FloatPlane, FloatPlane, FloatPlane])
  const readings = {
    zxing: await readWithZxing(pixels),
    qr: readWithQr(pixels),
    jsqr: readWithJsqr(pixels),
  }
  return Object.entries(readings)
    .filter(([, reading]) => reading === text)
    .map(([name]) => name)
}

async function readWithZxing({ rgba, width, height }: Pixels): Promise<string | undefined> {
  const image = { data: rgba, width, height, colorSpace: 'srgb' } as ImageData
  const [found] = await readBarcodes(image, { formats: ['QRCode'], textMode: 'Plain' })
  return found?.text
}

function readWithQr({ rgba, width, height }: Pixels): string | undefined {
  try {
    // The default time limit, one frame for all retries, would read fewer codes on a busy machine.
    return decodeQR({ data: rgba, width, height }, { timeLimit: 1000 })
  } catch {
    return undefined
  }
}

/** Decodes from the bytes, because jsQR's own text guesses at Shift JIS. */
function readWithJsqr({ rgba, width, height }: Pixels): string | undefined {
  const found = jsQR(rgba, width, height)
  return found?.binaryData.length
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(found.binaryData))
    : undefined
}
