import type { Logo } from './design'

const side = 198
const white = '#ffffff'
const black = '#000000'

/**
 * The Swiss cross of QR-bills as SIX publishes it (Style Guide QR-bill, 7 mm wide): a white cross on
 * a black square with a white border. In the form of converted logos, so that every format contains
 * it as paths.
 */
const drawing = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
  `<path d="M0 0L198 0L198 198L0 198Z" fill="${white}"/>`,
  `<path d="M14.2 14.2L183.8 14.2L183.8 183.8L14.2 183.8Z" fill="${black}"/>`,
  '<path d="M82.5 44L115.5 44L115.5 82.5L154 82.5L154 115.5L115.5 115.5L115.5 154L82.5 154L82.5 115.5L44 115.5L44 82.5L82.5 82.5Z"',
  ` fill="${white}"/>`,
  '</svg>',
].join('')

/** Millimeters of the cross and of the code, without its quiet zone. */
const crossMm = 7
const codeMm = 46

export const swissCross: Logo = {
  source: {
    kind: 'image',
    dataUrl: `data:image/svg+xml;base64,${btoa(drawing)}`,
    widthPx: side,
    heightPx: side,
  },
  size: crossMm / codeMm,
  marginModules: 0,
  shape: 'square',
  clearing: 'none',
  backdrop: { kind: 'none' },
}
