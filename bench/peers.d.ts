// The libraries that the benchmarks compare with are installed by `npm run bench` only, so `npm run
// types` must pass without them: their results are untyped, our own code is type-checked as usual.
declare module '@zxing/library'
declare module 'chrome-launcher'
declare module 'jsdom'
declare module 'lean-qr'
declare module 'lean-qr/extras/node_export'
declare module 'lean-qr/extras/svg'
declare module 'lighthouse'
declare module 'uqr'

declare module 'qr-code-styling' {
  export type Options = Record<string, unknown>
  export default class QRCodeStyling {
    constructor(options: Options)
    append(container: HTMLElement | undefined): void
    update(options: Options): void
    getRawData(extension: 'svg'): Promise<unknown>
  }
}

declare module 'qrcode-generator' {
  type Generator = {
    (version: number, level: string): GeneratedCode
    stringToBytes: (text: string) => number[]
  }
  type GeneratedCode = {
    addData(text: string): void
    make(): void
    getModuleCount(): number
    isDark(row: number, column: number): boolean
    createSvgTag(options: { scalable: boolean }): string
  }
  const generator: Generator
  export default generator
}
