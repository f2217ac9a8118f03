import { describe, expect, it } from 'vitest'
import { renderSvg } from './render-svg'
import type { Paint, Scene } from './scene'

const scene: Scene = {
  width: 30,
  height: 40.5,
  widthPx: 600,
  symbol: { x: 4, y: 4, sizeModules: 21 },
  items: [],
  title: '',
}
const square = { kind: 'shape', path: 'M0 0h1v1h-1z', crisp: false } as const
const stops = [
  { offset: 0, color: '#000000', opacity: 1 },
  { offset: 1, color: '#0000ff', opacity: 0.5 },
] as const
const linear: Paint = { kind: 'linear', x1: 0, y1: 0, x2: 1 / 3, y2: -0.0001, stops }

describe('renderSvg', () => {
  it('is as wide as asked for and keeps the ratio', () => {
    expect(renderSvg(scene)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="810" viewBox="0 0 30 40.5"></svg>',
    )
  })

  it('has millimeters where a width on paper is requested', () => {
    expect(renderSvg(scene, { sizeMm: 50 })).toContain(
      ' width="50mm" height="67.5mm" viewBox="0 0 30 40.5"',
    )
  })

  it('draws a shape as one path, sharp where it lies on the grid', () => {
    const paint: Paint = { kind: 'solid', color: '#112233', opacity: 0.5 }
    expect(renderSvg({ ...scene, items: [{ ...square, paint, crisp: true }] })).toContain(
      '<path fill="#112233" fill-opacity="0.5" shape-rendering="crispEdges" d="M0 0h1v1h-1z"/>',
    )
  })

  it('defines a gradient once, in the units of the picture, named by what it is', () => {
    const items = [
      { ...square, paint: linear },
      { ...square, paint: { ...linear } },
    ]
    const svg = renderSvg({ ...scene, items })
    const [, id] = /<linearGradient id="(g[a-z0-9]+)"/.exec(svg) ?? []
    expect(svg).toContain(
      `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0.333" y2="0">` +
        '<stop offset="0" stop-color="#000000"/>' +
        '<stop offset="1" stop-color="#0000ff" stop-opacity="0.5"/></linearGradient></defs>',
    )
    expect(svg.split(`fill="url(#${id})"`)).toHaveLength(3)
    expect(renderSvg({ ...scene, items })).toBe(svg)
    const other = { ...linear, stops: [stops[0], { ...stops[1], color: '#0000fe' }] }
    expect(renderSvg({ ...scene, items: [{ ...square, paint: other }] })).not.toContain(`"${id}"`)
  })

  it('holds a picture as a data address', () => {
    const box = { x: 1, y: 2, width: 3, height: 1.5, cornerRadius: 0 }
    const svg = renderSvg({
      ...scene,
      items: [{ kind: 'picture', dataUrl: 'data:image/png;base64,AAAA', ...box }],
    })
    expect(svg).toContain(
      '<image x="1" y="2" width="3" height="1.5" preserveAspectRatio="none" xlink:href="data:image/png;base64,AAAA"/>',
    )
    expect(svg).toContain('xmlns:xlink="http://www.w3.org/1999/xlink"')
  })

  it('carries an escaped title, without what XML forbids', () => {
    const svg = renderSvg({ ...scene, title: '<a> & "b" \u0000\u000b\ufffe👋' })
    expect(svg).toContain('role="img"><title>&lt;a&gt; &amp; "b" 👋</title>')
  })
})
