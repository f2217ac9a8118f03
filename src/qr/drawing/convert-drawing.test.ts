import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { readPathDrawing } from '@/qr/render/read-path-drawing'
import { convertDrawing } from './convert-drawing'
import type { DrawingReason } from './drawing-reason'
import { writePathDrawing } from './write-path-drawing'

const svg = (body: string, root = 'viewBox="0 0 40 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${body}</svg>`

function convertedSvg(source: string): string {
  const converted = convertDrawing(source)
  if (!converted.ok) throw new Error(converted.reason)
  return writePathDrawing(converted.drawing)
}

function draw(source: string): Uint8Array {
  const options = { fitTo: { mode: 'width', value: 160 }, background: '#ffffff' } as const
  return new Resvg(source, options).render().pixels
}

/** Share of the channels that differ visibly, of edges aside. */
function differenceOf(one: Uint8Array, other: Uint8Array): number {
  expect(other).toHaveLength(one.length)
  let different = 0
  one.forEach((value, at) => {
    if (Math.abs(value - (other[at] as number)) > 48) different++
  })
  return different / one.length
}

const gradient = (attributes: string, name = 'linear') =>
  `<${name}Gradient id="g" ${attributes}><stop offset="0" stop-color="red"/><stop offset="50%" stop-color="#00f" stop-opacity=".5"/><stop offset="1" style="stop-color:lime"/></${name}Gradient>`

const drawings: Record<string, [body: string, root?: string]> = {
  'basic shapes': [
    '<rect x="1" y="2" width="10" height="8" rx="3"/><circle cx="30" cy="8" r="6" fill="red"/><ellipse cx="10" cy="30" rx="8" ry="4" fill="rgb(0 128 0)"/><polygon points="20,20 38 22,30,38" fill="hsl(240,100%,50%)"/><path d="M20 12s4-6 8 0t-8 6z" fill="#fa0"/>',
  ],
  'groups and transforms': [
    '<g transform="translate(20 20) rotate(30)" fill="#06c"><g transform="scale(1.5,.5) skewX(20)"><rect x="-8" y="-8" width="16" height="16"/></g><circle r="2" fill="orange" transform="matrix(1 0 0 2 3 4)"/></g>',
  ],
  'copies and symbols': [
    '<defs><path id="a" d="M0 0h8v8H0z"/><symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs><use href="#a" x="2" y="3" fill="#c00"/><use xlink:href="#a" transform="translate(20 4) rotate(45)"/><use href="#s" x="10" y="20" width="16" height="16" fill="teal"/>',
  ],
  'style sheets': [
    '<style type="text/css"><![CDATA[ .st0{fill:#E30613;} #x.st1, g { fill : navy } /* } */ rect.st2{fill-opacity:.4} ]]></style><path class="st0" d="M2 2h10v10H2z"/><g><circle id="x" class="st0 st1" cx="30" cy="30" r="6"/><rect class="st2" x="4" y="20" width="10" height="10"/><rect style="fill:#0a0;stroke:none" x="20" y="4" width="6" height="6"/></g>',
  ],
  'the even-odd rule': [
    '<path fill-rule="evenodd" d="M4 4h32v32H4zM12 12h16v16H12z"/><g fill="red"><path d="M17 17h6v6h-6zm2 2h2v2h-2z" style="fill-rule:evenodd"/></g>',
  ],
  strokes: [
    '<g fill="none" stroke="#222" stroke-width="3"><path d="M4 4l10 4-8 8"/><path d="M20 6l14 2-12 6" stroke-linejoin="round" stroke-linecap="round" stroke="#c00"/><path d="M5 24c10-8 12 20 20 4" stroke-linecap="square"/><circle cx="31" cy="30" r="6" stroke-width="5" stroke="rgba(0,90,200,.5)"/><path d="M4 36h12" stroke-linejoin="bevel" transform="scale(1 .9)"/></g>',
  ],
  'gradients in the box and on the page': [
    `<defs>${gradient('x1="0" x2="1" y2="1"')}<linearGradient id="h" xlink:href="#g" gradientUnits="userSpaceOnUse" x1="0" y1="20" x2="40" y2="20" gradientTransform="rotate(20)"/></defs><rect x="2" y="2" width="36" height="14" fill="url(#g)"/><rect x="2" y="20" width="36" height="16" fill="url(#h)" transform="skewX(8) translate(-4)"/>`,
  ],
  'a round gradient': [
    `${gradient('cx="20" cy="20" r="14" gradientUnits="userSpaceOnUse"', 'radial')}<circle cx="20" cy="20" r="18" fill="url(#g)"/>`,
  ],
  'a document without a view box': [
    '<rect width="20" height="10" fill="red"/><circle cx="30" cy="12" r="6"/>',
    'width="10mm" height="20pt"',
  ],
  'a view box in a document of another ratio': [
    '<rect width="40" height="40" fill="red"/>',
    'viewBox="0 0 40 40" width="80" height="50" preserveAspectRatio="xMaxYMid"',
  ],
  'opacity, hidden parts and a clip around everything': [
    '<defs><clipPath id="c"><path d="M0 0h40v40H0z"/></clipPath></defs><g clip-path="url(#c)"><rect x="-5" y="-5" width="60" height="30" fill="#cde"/><g opacity=".5"><circle cx="10" cy="30" r="6"/></g><circle r="9" display="none"/><rect visibility="hidden" width="9" height="9"/><circle cx="30" cy="30" r="5" fill="currentColor" color="purple"/></g>',
  ],
}

describe('convertDrawing', () => {
  it.each(Object.entries(drawings))('draws %s as before, in paths alone', (_, [body, root]) => {
    const source = svg(body, root)
    const paths = convertedSvg(source)
    expect(paths).not.toMatch(
      /<(?!\/|svg |defs>|path |(linear|radial)Gradient |stop )|transform|stroke/,
    )
    const expected = draw(source)
    expect(new Set(expected).size).toBeGreaterThan(1)
    expect(differenceOf(draw(paths), expected)).toBeLessThan(0.004)
  })

  it.each(Object.entries(drawings))('writes %s so that it can be read', (_, [body, root]) => {
    const converted = convertDrawing(svg(body, root))
    const written = converted.ok ? writePathDrawing(converted.drawing) : ''
    const drawing = readPathDrawing(`data:image/svg+xml;base64,${btoa(written)}`)
    expect(drawing && writePathDrawing(drawing)).toBe(written)
  })

  it.each<[DrawingReason, string]>([
    ['text', '<text>Bar</text>'],
    ['picture', '<image href="data:image/png;base64,AA=="/>'],
    ['effect', '<g filter="url(#f)"><circle r="4"/></g>'],
    ['effect', '<circle r="4" style="mix-blend-mode:multiply"/>'],
    ['effect', '<g opacity=".5"><circle r="4"/><circle r="3"/></g>'],
    [
      'effect',
      '<clipPath id="c"><circle r="4"/></clipPath><path clip-path="url(#c)" d="M0 0h9v9z"/>',
    ],
    ['gradient', '<pattern id="p"/><circle r="4" fill="url(#p)"/>'],
    ['gradient', `${gradient('fx=".2"', 'radial')}<circle cx="9" cy="9" r="4" fill="url(#g)"/>`],
    ['style', '<style>@media print{path{fill:red}}</style><circle r="4"/>'],
    ['style', '<style>g > path{fill:red}</style><circle r="4"/>'],
    ['cropped', '<circle cx="38" cy="20" r="9"/>'],
    ['other', '<path d="M5 5h9" stroke="red" stroke-dasharray="2"/>'],
    ['other', '<path d="M5 5 oops"/>'],
    ['other', '<g/>'],
    ['other', '<g>'],
    ['complex', '<circle r="1"/>'.repeat(5_001)],
    ['complex', '<path d="M1 1h1"/><path d="M1 1h2" fill="red"/>'.repeat(100)],
    [
      'complex',
      `<circle id="u0" r="4"/>${Array.from({ length: 20 }, (_, index) => `<g id="u${index + 1}"><use href="#u${index}"/><use href="#u${index}"/></g>`).join('')}`,
    ],
    ['complex', '<g id="a"><use href="#a"/></g>'],
  ])('refuses for the reason “%s”: %s', (reason, body) => {
    expect(convertDrawing(svg(body))).toEqual({ ok: false, reason })
  })

  it('reads no drawing that it did not write', () => {
    const own = writePathDrawing({
      width: 1000,
      height: 500,
      shapes: [{ path: 'M0 0L9 9L0 9Z', paint: { kind: 'solid', color: '#000000', opacity: 1 } }],
    })
    const read = (text: string) => readPathDrawing(`data:image/svg+xml;base64,${btoa(text)}`)
    expect(read(own)).toMatchObject({ width: 1000, height: 500 })
    for (const [from, to] of [
      ['</svg>', '<script/></svg>'],
      ['#000000', 'url(#x)'],
      ['L9 9', 'Q9 9'],
      ['L9 9', 'L9'],
      [' d=', ' onload="x" transform="scale(2)" id="a" d='],
      ['viewBox="0 0 1000', 'viewBox="9 0 1000'],
    ] as const) {
      expect(own).toContain(from)
      expect(read(own.replace(from, to))).toBeUndefined()
    }
  })
})
