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

/** A symbol without its quiet zone; `isDark` by row and column. */
export type QrSymbol = { sizeModules: number; isDark: (row: number, column: number) => boolean }

/** A library under one roof; `pngSizePx` is what it can come to when asked for 1,000. */
export type Encoder = {
  name: string
  /** The work that is timed; what comes back is as the library has it. */
  makeMatrix: (text: string) => unknown
  makeSvg?: (text: string) => string | Promise<string>
  makePng?: (text: string) => Uint8Array | Promise<Uint8Array>
  readSymbol: (text: string) => QrSymbol
}

export const level: Level = 'M'
const pngSizePx = 1000
const quietModules = 4

/** Black on white, as the peers draw. */
const blackOnWhite: Design = {
  ...defaultDesign,
  level,
  sizePx: pngSizePx,
  modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#000000' } },
}

generator.stringToBytes = (text) => [...new TextEncoder().encode(text)]

/** Each asked for level M and a quiet zone of four modules, and left to its own choices besides. */
export const encoders: readonly Encoder[] = [
  {
    name: 'ours',
    makeMatrix: makeOurs,
    makeSvg: (text) => renderCodeSvg(makeOurs(text), blackOnWhite),
    makePng: (text) => {
      const drawn = writePlainPng(makeOurs(text), blackOnWhite)
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
 * `qrcode` with its table of Shift JIS, which it keeps for all that come after it in this process:
 * only for the end of a run.
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
