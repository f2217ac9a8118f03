import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { MissingPiece } from './missing-piece'

/** The decoder's renderer has no style sheet for class names. */
const fills = {
  'fill-line': '#dfdace',
  'fill-white': '#ffffff',
  'fill-ink': '#1a1815',
  'fill-black/20': '#cccccc',
  'fill-accent': '#c3360f',
}

test.each([
  'http://localhost:3000/',
  'https://quietzone.example/de',
  'https://qr.a-rather-long-name.example.com/zh',
])('the broken code still leads to %s', async (address) => {
  let svg = renderToStaticMarkup(createElement(MissingPiece, { address, label: 'code' }))
  for (const [name, fill] of Object.entries(fills)) {
    svg = svg.replaceAll(`class="${name}"`, `fill="${fill}"`)
  }
  svg = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="800" ')
  expect(await decodeSvg(svg)).toEqual({ jsqr: address, zxing: address })
})
