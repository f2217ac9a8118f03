import { type Luma, toRgba } from '@/qr/decode'
import { darkGray, drawSymbolPicture, lightGray } from '@/qr/decode/draw-for-test'

/** Returns the picture as a PNG file, as for a file field. */
export async function toPngFile(name: string, picture: Luma): Promise<File> {
  const { rgba, width, height } = toRgba(picture)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** Returns a PNG of a QR code that contains the text. */
export function drawTestCodeFile(name: string, text: string): Promise<File> {
  return toPngFile(name, drawSymbolPicture(text))
}

export function blankPicture(width: number, height: number): Luma {
  return { values: new Uint8Array(width * height).fill(lightGray), width, height }
}

/** Draws modules with a quiet zone of four modules, without distortion. */
export function drawTestModules(modules: Uint8Array, sizeModules: number, pxPerModule = 6): Luma {
  const side = (sizeModules + 8) * pxPerModule
  const picture = blankPicture(side, side)
  for (let index = 0; index < picture.values.length; index++) {
    const column = Math.floor((index % side) / pxPerModule) - 4
    const row = Math.floor(index / side / pxPerModule) - 4
    const isInside = column >= 0 && row >= 0 && column < sizeModules && row < sizeModules
    if (isInside && modules[row * sizeModules + column]) picture.values[index] = darkGray
  }
  return picture
}
