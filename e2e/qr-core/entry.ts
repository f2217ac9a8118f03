// The page that the specification drives: the core's doors for browsers, under the site's own
// Trusted Types policy.
import '@/instrumentation-client'
import { startChecker } from '@/qr/check/start-checker'
import { startDecoder } from '@/qr/decode/start-decoder'
import type { Design } from '@/qr/design/design'
import { encodePicture } from '@/qr/render/encode-picture'
import type { PictureType } from '@/qr/render/encoded-picture'
import { loadPictures } from '@/qr/render/load-pictures'
import type { Pixels } from '@/qr/render/pixels'
import { writePng } from '@/qr/render/write-png'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'
import { drawSample } from './draw-sample'

const wasmUrl = '/zxing_reader.wasm'
const platform = { loadGlyphs: fetchGlyphs('/glyphs'), loadPictures }

async function draw(design: Design) {
  const { svg, png, pixels } = await drawSample(design, platform)
  return {
    svg,
    png: png && encodeBase64(png),
    pixels: encodeBase64(new Uint8Array(pixels.rgba.buffer)),
    scenePng: encodeBase64(await writePng(pixels)),
  }
}

async function encode(design: Design, type: PictureType) {
  const { pixels } = await drawSample(design, platform)
  const encoded = await encodePicture(pixels, { type, title: 'A code' })
  return encoded.ok ? encodeBase64(encoded.bytes) : encoded.reason
}

function encodeBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return btoa(binary)
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

const core = {
  draw,
  encode,
  decodeBase64,
  drawPixels: async (design: Design): Promise<Pixels> =>
    (await drawSample(design, platform)).pixels,
  decoder: startDecoder({ wasmUrl }),
  checker: startChecker({ wasmUrl }),
}
export type QrCore = typeof core

Object.assign(globalThis, { qrCore: core })
