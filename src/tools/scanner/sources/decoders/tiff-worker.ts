import { expose, transfer } from 'comlink'
import type { PictureDecoder } from './picture-decoder'
import { drawTiff, loadTiff } from './read-tiff'
import { readTiffDirectories, type TiffDirectory } from './read-tiff-directories'

let bytes = new Uint8Array()
let directories: readonly TiffDirectory[] = []

const decoder: PictureDecoder = {
  prepare: async () => {
    await loadTiff()
    // The library looks there for a converter of CMYK.
    Object.assign(self, { window: self })
  },
  open: async (file) => {
    bytes = new Uint8Array(await file.arrayBuffer())
    directories = readTiffDirectories(bytes)
    return directories.map(({ width, height, stretch }) => ({
      width,
      height: Math.round(height * stretch),
    }))
  },
  draw: async (index) => {
    const directory = directories[index]
    if (!directory) throw new Error('No such page')
    const { rgba, width, height } = await drawTiff(bytes, directory)
    const bitmap = await createImageBitmap(new ImageData(rgba, width, height), {
      resizeHeight: Math.max(1, Math.round(height * directory.stretch)),
      resizeWidth: width,
    })
    return transfer(bitmap, [bitmap])
  },
}

expose(decoder)
