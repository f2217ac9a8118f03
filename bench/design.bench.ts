// Measures how fast styled codes are drawn, from text to SVG document, compared with
// qr-code-styling.
// npm run bench -- design [--json]
//
// Both draw the same design: shape, gradient, finders, logo, level and quiet zone. qr-code-styling
// needs a DOM; it uses one jsdom window for all its codes and a logo that loads synchronously, so
// that neither creating a window nor loading a picture is measured. In a browser, its own share of
// the work is the same, on a faster DOM.
import { createRequire } from 'node:module'
import { JSDOM } from 'jsdom'
import type QRCodeStyling from 'qr-code-styling'
import type { Options } from 'qr-code-styling'
import sharp from 'sharp'
import { type Design, defaultDesign, type Fill, type Logo } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { renderCodeSvg } from '@/qr/render/render-code'
import { measureRates } from './measure-rates'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const neededRatio = 5

const { QRCodeStyling: Peer }: { QRCodeStyling: typeof QRCodeStyling } = createRequire(
  import.meta.url,
)('qr-code-styling/lib/qr-code-styling.common.js')
const { window } = new JSDOM('')
const logoSidePx = 96
const logoUrl = `data:image/png;base64,${(
  await sharp({
    create: { width: logoSidePx, height: logoSidePx, channels: 3, background: '#c3360f' },
  })
    .png()
    .toBuffer()
).toString('base64')}`

type Pair = { ours: Design; theirs: Partial<Options> }

const level = 'Q' as const
const stops = [
  { offset: 0, color: '#0b3d2e' },
  { offset: 1, color: '#1668a8' },
]
const gradient: Fill = { kind: 'linear', angleDegrees: 45, stops }
const theirGradient = { type: 'linear' as const, rotation: Math.PI / 4, colorStops: stops }
const plainFill: Fill = { kind: 'solid', color: '#1a1815' }
const logo: Logo = {
  source: { kind: 'image', dataUrl: logoUrl, widthPx: logoSidePx, heightPx: logoSidePx },
  size: 0.22,
  marginModules: 1,
  shape: 'square',
  clearing: 'modules',
  backdrop: { kind: 'none' },
}

const designs: Record<string, Pair> = {
  dots: {
    ours: design({ shape: 'dot', fill: plainFill }, 'circle', 'circle'),
    theirs: {
      dotsOptions: { type: 'dots', color: '#1a1815' },
      cornersSquareOptions: { type: 'dot', color: '#1a1815' },
      cornersDotOptions: { type: 'dot', color: '#1a1815' },
    },
  },
  'rounded with a gradient': {
    ours: design({ shape: 'rounded', fill: gradient }, 'extra-rounded', 'circle'),
    theirs: {
      dotsOptions: { type: 'rounded', gradient: theirGradient },
      cornersSquareOptions: { type: 'extra-rounded', gradient: theirGradient },
      cornersDotOptions: { type: 'dot', gradient: theirGradient },
    },
  },
  'classy with a gradient and a logo': {
    ours: { ...design({ shape: 'classy-rounded', fill: gradient }, 'rounded', 'rounded'), logo },
    theirs: {
      dotsOptions: { type: 'classy-rounded', gradient: theirGradient },
      cornersSquareOptions: { type: 'extra-rounded', gradient: theirGradient },
      cornersDotOptions: { type: 'square', gradient: theirGradient },
      image: logoUrl,
      imageOptions: { hideBackgroundDots: true, imageSize: 0.4, margin: 8, saveAsBlob: false },
    },
  },
}

const texts: Record<string, (id: string) => string> = {
  'a link': (id) => `https://example.com/q/${id}`,
  '300 characters': (id) => `${id} ${'The quick brown fox jumps over the lazy dog. '.repeat(7)}`,
}

for (const [name, pair] of Object.entries(designs)) {
  for (const [kind, textOf] of Object.entries(texts)) {
    const inputs = Array.from({ length: 32 }, (_, index) =>
      textOf((0x1000000 + index * 7919).toString(16).slice(-6)),
    )
    const contenders = [
      { name: 'ours', run: (text: string) => drawOurs(text, pair.ours) },
      { name: 'qr-code-styling', run: (text: string) => drawTheirs(text, pair.theirs) },
    ]
    const [example = ''] = inputs
    const bytes = new Map<string, number>()
    for (const { name: by, run } of contenders) {
      const svg = await run(example)
      // This SVG renderer does not support the quotation marks in url('#…').
      const { zxing } = await decodeSvg(svg.replaceAll(/url\('([^']*)'\)/g, 'url($1)'))
      if (zxing !== example) throw new Error(`${by} draws ${name} so that it is not read`)
      bytes.set(by, Buffer.byteLength(svg))
    }
    const rates = await measureRates<string>(contenders, inputs)
    for (const [by, perSecond] of rates) report(name, kind, by, perSecond, bytes.get(by) as number)
    const ratio = (rates.get('ours') as number) / (rates.get('qr-code-styling') as number)
    const target = `${name}, ${kind}: times the rate of qr-code-styling`
    reportTarget({ target, measured: ratio, needed: neededRatio }, json)
  }
}
process.exit()

function drawOurs(text: string, own: Design): string {
  const encoded = encodeMatrix(text, encodeOptions(own))
  if (!encoded.ok) throw new Error('too long')
  return renderCodeSvg(encoded.matrix, own)
}

async function drawTheirs(text: string, options: Partial<Options>): Promise<string> {
  const code = new Peer({
    type: 'svg',
    width: 1000,
    height: 1000,
    margin: 100,
    data: text,
    qrOptions: { errorCorrectionLevel: level },
    backgroundOptions: { color: '#ffffff' },
    // A window created in advance and a picture that is already loaded.
    jsdom: class {
      readonly window = window
    } as never,
    nodeCanvas: {
      loadImage: () => Promise.resolve({ width: logoSidePx, height: logoSidePx }),
    } as never,
    ...options,
  })
  return String(await code.getRawData('svg'))
}

function design(
  modules: Omit<Design['modules'], 'scale'>,
  frame: Design['finders']['frame'],
  pupil: Design['finders']['pupil'],
): Design {
  return {
    ...defaultDesign,
    level,
    modules: { ...modules, scale: 1 },
    finders: { frame, pupil, frameFill: null, pupilFill: null },
  }
}

function report(
  designName: string,
  text: string,
  renderer: string,
  perSecond: number,
  bytes: number,
): void {
  const rounded = Math.round(perSecond)
  console.log(
    json
      ? JSON.stringify({ design: designName, text, renderer, svgPerSecond: rounded, bytes })
      : `${designName}, ${text}: ${renderer.padEnd(16)} ${rounded} a second, ${bytes} bytes`,
  )
}
