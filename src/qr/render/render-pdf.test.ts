import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Pixels } from './pixels'
import { decodeOperators, pictureUrl, printedText, printScene } from './print-scene-for-test'
import { renderPdf } from './render-pdf'
import type { Paint } from './scene'
import { writePdf } from './write-pdf'

const spot = { spot: 'Grün 7/8', cmyk: [1, 0.75, 0.02, 0.18] } as const
const latin1 = new TextDecoder('latin1')

describe('renderPdf', () => {
  it('is a file whose table, lengths and streams agree, the same every time', async () => {
    const options = { color: 'cmyk', sizeMm: 40, pictures: picturesOf(translucent()) } as const
    const scene = printScene({ picture: { cornerRadius: 3 }, paint: fading(1, 0.5) })
    const pdf = await renderPdf(scene, options)
    const { objects, streams } = readPdf(pdf)
    expect(objects.length).toBeGreaterThan(8)
    expect(streams.length).toBeGreaterThan(2)
    expect(await renderPdf(scene, options)).toEqual(pdf)
    // No content that depends on the date or on random values.
    expect(latin1.decode(pdf)).not.toMatch(/CreationDate|ModDate|\/ID/)
  })

  it('has the size asked for in points, or that of its pixels at 300 to the inch', async () => {
    const scene = printScene()
    const ratio = scene.height / scene.width
    const sized = readPdf(await renderPdf(scene, { color: 'rgb', sizeMm: 25.4 }))
    expect(mediaBox(sized)).toEqual([0, 0, 72, 72 * ratio].map(toFour))
    const unsized = readPdf(await renderPdf(scene, { color: 'rgb' }))
    expect(mediaBox(unsized)[2]).toBeCloseTo((scene.widthPx / 300) * 72, 3)
  })

  it('carries its title, in any script, as name of the document and as alternative text', async () => {
    for (const [title, written] of [
      ['Scan (me) \\ now', '(Scan \\(me\\) \\\\ now)'],
      ['Für 你好 🎉', '<FEFF004600fc007200204f60597d0020d83cdf89>'],
    ]) {
      const { objects } = readPdf(await renderPdf(printScene({ title }), { color: 'rgb' }))
      expect(objects.filter((object) => object.includes(`/Title ${written}`))).toHaveLength(1)
      const figure = objects.find((object) => object.includes('/S/Figure'))
      expect(figure).toContain(`/Alt ${written}`)
      expect(figure).toContain('/K 0')
    }
  })

  it('draws in red, green and blue, in process inks, or dark parts in the spot ink', async () => {
    const background: Paint = { kind: 'solid', color: '#fff3c4', opacity: 1 }
    const draw = async (color: Parameters<typeof renderPdf>[1]['color']) => {
      const pdf = readPdf(await renderPdf(printScene({ ground: background }), { color }))
      return { pdf, content: contentOf(pdf) }
    }
    expect((await draw('rgb')).content).toMatch(/\n1 \.9529 \.7686 rg\n[\s\S]*\n0 0 0 rg\n/)
    expect((await draw('cmyk')).content).toMatch(/\n0 \.0471 \.2314 0 k\n[\s\S]*\n0 0 0 1 k\n/)
    const { pdf, content } = await draw(spot)
    expect(content).toMatch(/\n0 \.0471 \.2314 0 k\n[\s\S]*\n\/C0 cs 1 scn\n/)
    expect(content).not.toContain('0 0 0 1 k')
    const separation = pdf.objects.find((object) => object.includes('/Separation'))
    expect(separation).toContain('/Separation /Gr#c3#bcn#207#2f8/DeviceCMYK')
    expect(separation).toContain('/C1[1 .75 .02 .18]')
  })

  it('draws modules as one path, without a clip', async () => {
    const content = contentOf(readPdf(await renderPdf(printScene(), { color: 'rgb' })))
    expect(content.match(/\nf\n/g)).toHaveLength(2)
    expect(content).not.toContain('W n')
    expect(content).toMatch(/^\/Figure<<\/MCID 0>>BDC\nq\n[\s\S]*\nQ\nEMC$/)
  })

  it('draws what both readers read', async () => {
    const scene = printScene()
    const content = contentOf(readPdf(await renderPdf(scene, { color: 'cmyk' })))
    expect(await decodeOperators(content, scene)).toEqual({ jsqr: printedText, zxing: printedText })
  })

  it('keeps gradients and opacity as what they are', async () => {
    const even = readPdf(await renderPdf(printScene({ paint: fading(1, 1) }), { color: 'cmyk' }))
    expect(contentOf(even)).toMatch(/\/Pattern cs \/P0 scn\n/)
    expect(all(even)).toContain('/ShadingType 2/ColorSpace /DeviceCMYK/Coords[0 0 37 37]')
    expect(all(even)).toContain('/Bounds[.25]')
    expect(all(even)).not.toContain('/ExtGState')
    expect(all(even)).not.toContain('/Transparency')

    const half = readPdf(await renderPdf(printScene({ paint: fading(0.5, 0.5) }), { color: 'rgb' }))
    expect(contentOf(half)).toMatch(/q \/G0 gs\n\/Pattern cs \/P0 scn/)
    expect(all(half)).toContain('/ca .5')
    expect(all(half)).toContain('/Group<</S/Transparency/CS/DeviceRGB>>')

    const uneven = readPdf(await renderPdf(printScene({ paint: fading(1, 0.5) }), { color: spot }))
    expect(all(uneven)).toContain('/SMask<</Type/Mask/S/Luminosity')
    expect(all(uneven)).toMatch(
      /\/ColorSpace \/DeviceGray[\s\S]*\/C0\[1\]\/C1\[1\][\s\S]*\/C1\[\.5\]/,
    )
    expect(all(uneven)).toContain('/Group<</S/Transparency/CS/DeviceCMYK>>')
  })

  it('embeds pictures with their alpha, round where they are to be', async () => {
    const pictures = picturesOf(translucent())
    const pdf = readPdf(
      await renderPdf(printScene({ picture: { cornerRadius: 3 } }), { color: 'cmyk', pictures }),
    )
    expect(contentOf(pdf)).toMatch(/\nW n\n6 0 0 -6 [\d.]+ [\d.]+ cm \/X0 Do\nQ/)
    const [mask, image] = pdf.streams.filter(({ dictionary }) => dictionary.includes('/Image'))
    expect(mask?.data).toEqual(Uint8Array.of(255, 128))
    expect(image?.dictionary).toContain('/Width 2/Height 1/BitsPerComponent 8')
    expect(image?.dictionary).toContain('/ColorSpace /DeviceCMYK/SMask')
    expect(image?.data).toEqual(Uint8Array.of(0, 255, 255, 0, 0, 0, 0, 128))
    await expect(renderPdf(printScene({ picture: {} }), { color: 'rgb' })).rejects.toThrow()
  })
})

describe('writePdf', () => {
  it('lays out sheets of many codes, each a figure of its own', () => {
    const placements = [0, 1, 2].map((index) => {
      const scene = printScene({ title: `Label ${index}` })
      return { scene, xMm: 10 + index * 50, yMm: 20, widthMm: 40 }
    })
    const a4 = { widthMm: 210, heightMm: 297 }
    const pages = [
      { ...a4, placements },
      { ...a4, placements: placements.slice(1) },
    ]
    const pdf = readPdf(writePdf(pages, { color: 'rgb', title: 'Labels' }))
    expect(pdf.objects.filter((object) => object.includes('/S/Figure'))).toHaveLength(5)
    expect(pdf.objects.filter((object) => object.includes('/Type/Page/'))).toHaveLength(2)
    expect(all(pdf)).toContain('/Count 2')
    expect(all(pdf)).toContain('/Title (Labels)')
    const scale = ((40 / 25.4) * 72) / printScene().width
    // The second label: 60 mm from the left, 20 mm from the top, y up.
    const matrix = [scale, 0, 0, -scale, (60 / 25.4) * 72, (277 / 25.4) * 72].map(toFour)
    const [, , x, y] =
      contentOf(pdf)
        .split('/MCID 1')[1]
        ?.match(/\n(\S+) 0 0 (\S+) (\S+) (\S+) cm/)
        ?.slice(1)
        .map(Number) ?? []
    expect([x, y]).toEqual(matrix.slice(4))
  })
})

type Stream = { dictionary: string; data: Uint8Array }
type ReadPdf = { objects: string[]; streams: Stream[] }

/** Reads a file by its cross-reference table, like a viewer, and verifies its structure. */
function readPdf(pdf: Uint8Array): ReadPdf {
  const text = latin1.decode(pdf)
  expect(text.startsWith('%PDF-1.7\n')).toBe(true)
  expect(text.endsWith('%%EOF\n')).toBe(true)
  const tableAt = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
  const [, count = ''] = /^xref\n0 (\d+)\n/.exec(text.slice(tableAt)) ?? []
  const entriesAt = text.indexOf('\n', tableAt + 5) + 1
  const streams: Stream[] = []
  const objects = Array.from({ length: Number(count) - 1 }, (_, index) => {
    const entry = text.slice(entriesAt + (index + 1) * 20, entriesAt + (index + 2) * 20)
    expect(entry).toMatch(/^\d{10} 00000 n \n$/)
    const object = text.slice(Number(entry.slice(0, 10)))
    expect(object.startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    const dictionary = object.slice(0, object.indexOf('\nendobj'))
    const stream = /^\d+ 0 obj\n(<<.*\/Length (\d+)\/Filter\/FlateDecode>>)\nstream\n/s.exec(
      dictionary,
    )
    if (!stream) return dictionary
    const start = Number(entry.slice(0, 10)) + (stream[0]?.length ?? 0)
    const end = start + Number(stream[2])
    expect(text.slice(end).startsWith('\nendstream\nendobj\n')).toBe(true)
    streams.push({ dictionary: stream[1] ?? '', data: unzlibSync(pdf.subarray(start, end)) })
    return stream[1] ?? ''
  })
  expect(text).toContain(`trailer\n<</Size ${count}/Root `)
  return { objects, streams }
}

function contentOf({ streams }: ReadPdf): string {
  const content = streams.find(({ dictionary }) => dictionary.startsWith('<</Length'))
  return latin1.decode(content?.data)
}

function all({ objects }: ReadPdf): string {
  return objects.join('\n')
}

function mediaBox(pdf: ReadPdf): number[] {
  return (/\/MediaBox\[(.*?)\]/.exec(all(pdf))?.[1] ?? '').split(' ').map(Number)
}

function toFour(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

function fading(from: number, to: number): Paint {
  return {
    kind: 'linear',
    x1: 0,
    y1: 0,
    x2: 37,
    y2: 37,
    stops: [
      { offset: 0.25, color: '#000000', opacity: from },
      { offset: 1, color: '#000080', opacity: to },
    ],
  }
}

/** Red, and next to it half-transparent gray. */
function translucent(): Pixels {
  return { rgba: Uint8ClampedArray.of(255, 0, 0, 255, 127, 127, 127, 128), width: 2, height: 1 }
}

function picturesOf(pixels: Pixels) {
  return new Map([[pictureUrl, pixels]])
}
