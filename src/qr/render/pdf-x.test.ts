import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { printScene } from './print-scene-for-test'
import { renderPdf } from './render-pdf'

const profile = readFileSync(new URL('../../../public/print/fogra39-compact.icc', import.meta.url))
const createdAt = new Date('2026-05-04T03:02:01Z')
const spot = { spot: 'Brand', cmyk: [1, 0.8, 0, 0.2] } as const
const latin1 = new TextDecoder('latin1')

async function write(color: 'rgb' | 'cmyk' | typeof spot, options = {}) {
  const scene = printScene({ title: 'Menü & Karte' })
  const pdfX = { profile: new Uint8Array(profile), createdAt }
  return latin1.decode(await renderPdf(scene, { color, sizeMm: 37, pdfX, ...options }))
}

function boxOf(pdf: string, name: string): number[] {
  const [, numbers = ''] = new RegExp(`/${name}\\[([^\\]]*)\\]`).exec(pdf) ?? []
  return numbers.split(' ').map((number) => (Number(number) * 25.4) / 72)
}

it.each(['cmyk', spot] as const)(
  'identifies itself as PDF/X-4 in every place: %j',
  async (color) => {
    const pdf = await write(color)
    expect(pdf.startsWith('%PDF-1.6\n')).toBe(true)
    expect(pdf).toMatch(
      /\/OutputIntents\[<<\/Type\/OutputIntent\/S\/GTS_PDFX\/OutputConditionIdentifier\(FOGRA39\)/,
    )
    expect(pdf).toMatch(/\/DestOutputProfile (\d+) 0 R/)
    expect(pdf).toContain(`<</N 4/Length`)
    expect(pdf).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>')
    expect(pdf).toContain('<pdf:Trapped>False</pdf:Trapped>')
    expect(pdf).toContain('/Trapped/False')
    // The information dictionary and the metadata agree.
    expect(pdf).toContain('/CreationDate(D:20260504030201Z)')
    expect(pdf).toContain('<xmp:CreateDate>2026-05-04T03:02:01Z</xmp:CreateDate>')
    expect(pdf).toContain('>Men\u00c3\u00bc &amp; Karte</rdf:li>')
    expect(pdf).toMatch(/\/ID\[<([0-9a-f]{32})><\1>\]/)
    // Colors that depend on a device are those of the profile.
    expect(pdf).not.toContain('DeviceRGB')
    expect(pdf).not.toContain('/Encrypt')
    expect(await write(color)).toBe(pdf)
  },
)

it('is refused in RGB, which the profile does not describe', async () => {
  await expect(write('rgb')).rejects.toThrow()
})

it('has boxes inside each other, with bleed and marks between them', async () => {
  const pdf = await write('cmyk', { bleedMm: 3, hasMarks: true })
  const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => boxOf(pdf, name))
  expect(trim?.map(round)).toEqual([8, 8, 45, 48.61])
  expect(bleed?.map(round)).toEqual([5, 5, 48, 51.61])
  expect(media?.map(round)).toEqual([0, 0, 53, 56.61])
  const bare = await write('cmyk')
  expect(boxOf(bare, 'TrimBox')).toEqual(boxOf(bare, 'MediaBox'))
})

it('embeds a profile for CMYK printers with all tags of its class', () => {
  const text = latin1.decode(profile)
  expect(profile.readUInt32BE(0)).toBe(profile.length)
  expect(text.slice(12, 24)).toBe('prtrCMYKLab ')
  const tags = Array.from({ length: profile.readUInt32BE(128) }, (_, index) => {
    return text.slice(132 + 12 * index, 136 + 12 * index)
  })
  const luts = ['A2B0', 'A2B1', 'A2B2', 'B2A0', 'B2A1', 'B2A2', 'gamt']
  expect(tags).toEqual(expect.arrayContaining(['desc', 'cprt', 'wtpt', ...luts]))
})

function round(value: number): number {
  return Math.round(value * 100) / 100
}
