// jsdom comes without types; the bench of designs needs only a window.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string)
    readonly window: object
  }
}
