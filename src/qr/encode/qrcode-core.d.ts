// The core of `qrcode` alone: its main entry brings renderers, and on a server pngjs and yargs.
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
