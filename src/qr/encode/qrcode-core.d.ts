// The core of `qrcode` alone, as a reference in tests: the main entry also loads renderers and, on
// a server, pngjs and yargs.
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
declare module 'qrcode/helper/to-sjis.js' {
  export default function toSJIS(character: string): number | undefined
}
declare module 'qrcode/lib/core/error-correction-code.js' {
  type Level = { bit: number }
  export function getTotalCodewordsCount(version: number, level: Level): number
  export function getBlocksCount(version: number, level: Level): number
}
declare module 'qrcode/lib/core/error-correction-level.js' {
  type Level = { bit: number }
  export const L: Level
  export const M: Level
  export const Q: Level
  export const H: Level
}
