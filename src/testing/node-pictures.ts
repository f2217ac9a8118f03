import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { decodePng, decodeSvg, type Readings } from '@/qr/render/decode-for-test'
import { drawSample } from '@/qr/render/draw-sample-for-test'
import { loadPictures } from '@/qr/render/load-pictures.node.js'
import { type SampleName, samples } from '@/qr/render/samples-for-test'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'

type PictureFacts = {
  format: string
  width: number
  height: number
  /** In dots per inch, if the file contains it. */
  density: number | undefined
  readings: Readings
}

/** Returns the metadata of a picture file, read by sharp, and the texts that two decoders read. */
export async function readPicture(base64: string): Promise<PictureFacts> {
  const file = Buffer.from(base64, 'base64')
  const { format, width, height, density } = await sharp(file).metadata()
  return { format, width, height, density, readings: await decodePng(file) }
}

/** Draws an SVG with resvg and returns the texts that two decoders read. */
export async function readSvg(svg: string): Promise<Readings> {
  return decodeSvg(svg)
}

/** Returns the SHA-256 of the RGBA pixels of a picture file. */
export async function digestPixels(base64: string): Promise<string> {
  return digest(await sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw().toBuffer())
}

/** Draws a sample in Node; `png` and `pixels` are SHA-256 digests of pixels. */
export async function drawSampleInNode(
  name: SampleName,
): Promise<{ svg: string; png: string | null; pixels: string }> {
  const drawn = await drawSample(samples[name], { loadGlyphs: readGlyphs, loadPictures })
  const { svg, png, pixels } = drawn
  return {
    svg,
    png: png && (await digestPixels(Buffer.from(png).toString('base64'))),
    pixels: digest(Buffer.from(pixels.rgba)),
  }
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export type NodePictures = {
  readPicture: typeof readPicture
  readSvg: typeof readSvg
  digestPixels: typeof digestPixels
  drawSampleInNode: typeof drawSampleInNode
}
