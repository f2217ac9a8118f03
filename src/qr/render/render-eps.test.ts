import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { encodeAscii85 } from './encode-ascii85'
import { decodeOperators, pictureUrl, printedText, printScene } from './print-scene-for-test'
import { renderEps } from './render-eps'
import type { Paint, Scene } from './scene'

const spot = { spot: 'Grün (7)', cmyk: [1, 0.75, 0.02, 0.18] } as const
type Options = Parameters<typeof renderEps>[1]

describe('renderEps', () => {
  it('says its size, its title and its inks in seven-bit comments', async () => {
    const scene = printScene({ title: 'Für (dich) \\' })
    const eps = await draw(scene, { color: spot, sizeMm: 30 })
    expect(eps).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 86 94\n/)
    const [width = 0, height = 0] = (/%%HiResBoundingBox: 0 0 (\S+) (\S+)\n/.exec(eps) ?? [])
      .slice(1)
      .map(Number)
    expect(width).toBeCloseTo((30 / 25.4) * 72, 3)
    expect(height / width).toBeCloseTo(scene.height / scene.width, 4)
    expect(eps).toContain('%%Title: (F\\303\\274r \\(dich\\) \\\\)\n')
    expect(eps).toContain('%%CMYKCustomColor: 1 .75 .02 .18 (Gr\\303\\274n \\(7\\))\n')
    expect(eps).toMatch(/^[\x20-\x7e\n]*$/)
    expect(eps.endsWith('showpage\n%%EOF\n')).toBe(true)
    expect(await draw(scene, { color: spot, sizeMm: 30 })).toBe(eps)
    const long = await draw(printScene({ title: '你好'.repeat(200) }), { color: 'rgb' })
    expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThan(256)
  })

  it('draws in red, green and blue, in process inks, or dark parts in the spot ink', async () => {
    const scene = printScene({ ground: solid('#fff3c4') })
    expect(await draw(scene, { color: 'rgb' })).toMatch(
      /\[\/DeviceRGB\] setcolorspace 1 \.9529 \.7686 setcolor\n[\s\S]*\n\[\/DeviceGray\] setcolorspace 0 setcolor\n/,
    )
    expect(await draw(scene, { color: 'cmyk' })).toMatch(
      /\[\/DeviceCMYK\] setcolorspace 0 \.0471 \.2314 0 setcolor\n[\s\S]*\n\[\/DeviceCMYK\] setcolorspace 0 0 0 1 setcolor\n/,
    )
    expect(await draw(scene, { color: spot })).toContain(
      '[/Separation (Gr\\303\\274n \\(7\\)) cvn /DeviceCMYK {dup 1 mul exch dup .75 mul exch dup .02 mul exch .18 mul}] setcolorspace 1 setcolor',
    )
  })

  it('draws what both readers read', async () => {
    const scene = printScene()
    const eps = await draw(scene, { color: 'cmyk' })
    expect(await decodeOperators(eps, scene)).toEqual({ jsqr: printedText, zxing: printedText })
  })

  it('mixes what shows through with what lies under it', async () => {
    const half = printScene({ paint: solid('#000000', 0.5), ground: solid('#ff0000') })
    expect(await draw(half, { color: 'rgb' })).toContain('.502 0 0 setcolor')
    const nothing = printScene({ ground: solid('#ff0000', 0) })
    const onPaper = await draw(nothing, { color: 'rgb' })
    expect(onPaper.match(/\nfill\n/g)).toHaveLength(1)
    const fading = printScene({
      paint: {
        kind: 'radial',
        cx: 10,
        cy: 10,
        radius: 20,
        stops: [
          { offset: 0, color: '#0000ff', opacity: 1 },
          { offset: 1, color: '#0000ff', opacity: 0.2 },
        ],
      },
    })
    expect(await draw(fading, { color: 'rgb' })).toContain(
      '<</ShadingType 3/ColorSpace [/DeviceRGB]/Coords[10 10 0 10 10 20]/Extend[true true]/Function <</FunctionType 2/Domain[0 1]/C0[0 0 1]/C1[.8 .8 1]/N 1>>>> shfill',
    )
  })

  it('embeds pictures, cut out where they are transparent, soft edges mixed', async () => {
    const rgba = Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 204, 9, 9, 9, 90)
    const pictures = new Map([[pictureUrl, { rgba, width: 4, height: 1 }]])
    const scene = printScene({ picture: { x: 0, y: 0, width: 4, height: 1, cornerRadius: 0.5 } })
    const eps = await draw(scene, { color: 'rgb', pictures })
    expect(eps).toMatch(/\nclip newpath\n0 0 translate 4 1 scale\n\[\/DeviceRGB\] setcolorspace\n/)
    expect(eps).toContain('/ImageType 3/InterleaveType 1')
    const data = /\nimage\n([\s\S]*?)~>/.exec(eps)?.[1] ?? ''
    const samples = unzlibSync(decodeAscii85(data))
    expect([...samples.subarray(0, 4), ...samples.subarray(8, 12)]).toEqual([
      ...[0, 255, 0, 0],
      ...[0, 51, 51, 255],
    ])
    expect([samples[4], samples[12]]).toEqual([255, 255])
    const opaque = new Map([
      [pictureUrl, { rgba: rgba.map((v, at) => ((at & 3) === 3 ? 255 : v)), width: 4, height: 1 }],
    ])
    const whole = await draw(printScene({ picture: {} }), { color: 'cmyk', pictures: opaque })
    expect(whole).toContain('[/DeviceCMYK] setcolorspace\n<</ImageType 1/Width 4')
    await expect(renderEps(scene, { color: 'rgb' })).rejects.toThrow()
  })
})

describe('encodeAscii85', () => {
  it.each(['', 'a', 'ab', 'abc', 'abcd', 'Man is distinguished', '\0\0\0\0\0', '%'.repeat(999)])(
    'writes %j so that it can be read back, no line like a comment',
    (text) => {
      const bytes = new TextEncoder().encode(text)
      const encoded = encodeAscii85(bytes)
      expect(encoded.endsWith('~>')).toBe(true)
      expect(encoded).not.toMatch(/^%/m)
      expect(decodeAscii85(encoded.slice(0, -2))).toEqual(bytes)
    },
  )

  it('writes what everybody writes', () => {
    expect(encodeAscii85(new TextEncoder().encode('Man sure.'))).toBe('9jqo^F*2M7/c\n~>')
  })
})

async function draw(scene: Scene, options: Options): Promise<string> {
  return new TextDecoder('latin1').decode(await renderEps(scene, options))
}

function solid(color: string, opacity = 1): Paint {
  return { kind: 'solid', color, opacity }
}

function decodeAscii85(text: string): Uint8Array {
  const bytes: number[] = []
  for (const [group] of text.replace(/\s/g, '').matchAll(/z|.{1,5}/g)) {
    const digits = (group === 'z' ? '!!!!!' : group.padEnd(5, 'u')).split('')
    const value = digits.reduce((sum, digit) => sum * 85 + digit.charCodeAt(0) - 33, 0)
    const four = [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) & 0xff)
    bytes.push(...four.slice(0, group === 'z' ? 4 : group.length - 1))
  }
  return Uint8Array.from(bytes)
}
