import { describe, expect, it } from 'vitest'
import { defaultDesign } from '@/qr/design/design'
import type { Matrix } from '@/qr/encode/matrix'
import { renderPath } from './render-path'
import { renderSvg } from './render-svg'

/** Three modules a side are no symbol, but enough to see what is drawn. */
const matrix: Matrix = {
  sizeModules: 3,
  modules: Uint8Array.of(1, 1, 0, 0, 0, 0, 1, 0, 1),
  version: 1,
  level: 'M',
  mask: 0,
}

describe('renderPath', () => {
  it('draws a closed rectangle for each horizontal run', () => {
    expect(renderPath(matrix)).toBe('M0 0h2v1h-2zm0 2h1v1h-1zm2 0h1v1h-1z')
    expect(renderPath(matrix, 4)).toBe('M4 4h2v1h-2zm0 2h1v1h-1zm2 0h1v1h-1z')
  })
})

describe('renderSvg', () => {
  it('is a rectangle and one path, in module units', () => {
    expect(
      renderSvg(matrix, {
        ...defaultDesign,
        modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#112233' } },
      }),
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 11 11" shape-rendering="crispEdges">' +
        '<rect width="11" height="11" fill="#ffffff"/>' +
        '<path fill="#112233" d="M4 4h2v1h-2zm0 2h1v1h-1zm2 0h1v1h-1z"/></svg>',
    )
  })

  it('leaves the rectangle out when transparent', () => {
    expect(
      renderSvg(matrix, {
        ...defaultDesign,
        background: { fill: { kind: 'none' }, cornerModules: 0 },
      }),
    ).not.toContain('<rect')
  })

  it('carries an escaped title, without what XML forbids', () => {
    const svg = renderSvg(matrix, defaultDesign, { title: '<a> & "b" \u0000\u000b\ufffe👋' })
    expect(svg).toContain('role="img"><title>&lt;a&gt; &amp; "b" 👋</title>')
  })
})
