import { expose, transfer } from 'comlink'
import { type HeifPicture, loadHeif, readHeif } from '@/qr/decode'
import type { PictureDecoder } from './picture-decoder'

let pictures: readonly HeifPicture[] = []

const decoder: PictureDecoder = {
  prepare: async () => {
    await loadHeif()
  },
  open: async (file) => {
    // The end of the worker frees it.
    pictures = (await readHeif(new Uint8Array(await file.arrayBuffer()))).pictures
    return pictures.map(({ width, height }) => ({ width, height }))
  },
  draw: async (index) => {
    const { rgba, width, height } = (await pictures[index]?.draw()) ?? noPicture()
    const bitmap = await createImageBitmap(new ImageData(rgba, width, height))
    return transfer(bitmap, [bitmap])
  },
}

function noPicture(): never {
  throw new Error('No such picture')
}

expose(decoder)
