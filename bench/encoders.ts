import { correction, generate } from 'lean-qr'
import { toPngBuffer } from 'lean-qr/extras/node_export'
import { toSvgSource } from 'lean-qr/extras/svg'
import encodeQr from 'qr'
import qrcode from 'qrcode'
import toSjis from 'qrcode/helper/to-sjis.js'
import generator from 'qrcode-generator'
import { encode as encodeUqr, renderSVG } from 'uqr'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Level } from '@/qr/encode/matrix'
import { renderCodeSvg } from '@/qr/render/render-code'
import { writePlainPng } from '@/qr/render/write-plain-png'

/** A symbol without its quiet zone; `isDark` is addressed by row and column. */
export type QrSymbol = { sizeModules: number; isDark: (row: number, column: number) => boolean }

/**
 * A common interface to the libraries. `makePng` returns the size nearest to 1,000 px that the
 * library supports.
 */
export type Encoder = {
  name: string
  /** The measured work; the result has the library's own type. */
  makeMatrix: (text: string) => unknown
  makeSvg?: (text: string) => string | Promise<string>
  makePng?: (text: string) => Uint8Array | Promise<Uint8Array>
  readSymbol: (text: string) => QrSymbol
}

export const level: Level = 'M'
const pngSizePx = 1000
const quietModules = 4

/** Black on white, the default of the peers. */
const blackOnWhite: Design = {
  ...defaultDesign,
  level,
  sizePx: pngSizePx,
  modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#000000' } },
}

generator.stringToBytes = (text) => [...new TextEncoder().encode(text)]

/** Each library uses level M and a quiet zone of four modules, and otherwise its defaults. */
export const encoders: readonly Encoder[] = [
  {
    name: 'ours',
    makeMatrix: makeOurs,
    makeSvg: (text) => renderCodeSvg(makeOurs(text), blackOnWhite),
    makePng: async (text) => {
      const drawn = await writePlainPng(makeOurs(text), blackOnWhite)
      if (!drawn.ok) throw new Error(drawn.reason)
      return drawn.png
    },
    readSymbol: (text) => {
      const { sizeModules, modules } = makeOurs(text)
      return { sizeModules, isDark: (row, column) => modules[row * sizeModules + column] === 1 }
    },
  },
  {
    name: 'qrcode',
    makeMatrix: makeQrcode,
    makeSvg: (text) => qrcode.toString(text, { type: 'svg', errorCorrectionLevel: level }),
    makePng: (text) => qrcode.toBuffer(text, { width: pngSizePx, errorCorrectionLevel: level }),
    readSymbol: (text) => symbolOfQrcode(makeQrcode(text)),
  },
  {
    name: 'qr',
    makeMatrix: makeQr,
    makeSvg: (text) => encodeQr(text, 'svg', { ecc: 'medium', border: quietModules }),
    readSymbol: (text) => {
      const rows = makeQr(text)
      return {
        sizeModules: rows.length - 2 * quietModules,
        isDark: (row, column) => rows[row + quietModules]?.[column + quietModules] === true,
      }
    },
  },
  {
    name: 'uqr',
    makeMatrix: makeUqr,
    makeSvg: (text) => renderSVG(text, { ecc: level, border: quietModules }),
    readSymbol: (text) => {
      const { size, data } = makeUqr(text)
      return {
        sizeModules: size - 2 * quietModules,
        isDark: (row, column) => data[row + quietModules]?.[column + quietModules] === true,
      }
    },
  },
  {
    name: 'qrcode-generator',
    makeMatrix: makeGenerator,
    makeSvg: (text) => makeGenerator(text).createSvgTag({ scalable: true }),
    readSymbol: (text) => {
      const code = makeGenerator(text)
      return {
        sizeModules: code.getModuleCount(),
        isDark: (row, column) => code.isDark(row, column),
      }
    },
  },
  {
    name: 'lean-qr',
    makeMatrix: makeLean,
    makeSvg: (text) => toSvgSource(makeLean(text)),
    makePng: (text) => {
      const code = makeLean(text)
      return toPngBuffer(code, { scale: Math.floor(pngSizePx / (code.size + 2 * quietModules)) })
    },
    readSymbol: (text) => {
      const code = makeLean(text)
      return { sizeModules: code.size, isDark: (row, column) => code.get(column, row) }
    },
  },
]

/**
 * `qrcode` with its Shift JIS table. The library stores the table globally and uses it for all
 * later calls in this process, so this encoder runs last.
 */
export const qrcodeWithKanji: Encoder = {
  name: 'qrcode + toSJIS',
  makeMatrix: makeQrcodeWithKanji,
  readSymbol: (text) => symbolOfQrcode(makeQrcodeWithKanji(text)),
}

function makeOurs(text: string) {
  const encoded = encodeMatrix(text, { level })
  if (!encoded.ok) throw new Error(encoded.reason)
  return encoded.matrix
}

function makeQrcode(text: string) {
  return qrcode.create(text, { errorCorrectionLevel: level })
}

function makeQrcodeWithKanji(text: string) {
  return qrcode.create(text, {
    errorCorrectionLevel: level,
    toSJISFunc: toSjis as (character: string) => number,
  })
}

function symbolOfQrcode({ modules }: qrcode.QRCode): QrSymbol {
  return {
    sizeModules: modules.size,
    isDark: (row, column) => modules.get(row, column) === 1,
  }
}

function makeQr(text: string) {
  return encodeQr(text, 'raw', { ecc: 'medium', border: quietModules })
}

function makeUqr(text: string) {
  return encodeUqr(text, { ecc: level, border: quietModules })
}

function makeGenerator(text: string) {
  const code = generator(0, level)
  code.addData(text)
  code.make()
  return code
}

function makeLean(text: string) {
  return generate(text, { minCorrectionLevel: correction.M })
}
