import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawSymbolPicture, place } from '@/qr/decode/draw-for-test.js'
import type { Luma } from '@/qr/decode/pixels/luma'
import { expect, test } from '../site-test'

const toSharp = ({ values, width, height }: Luma) =>
  sharp(values, { raw: { width, height, channels: 1 } })

function blank(width: number, height: number): Luma {
  return { values: new Uint8Array(width * height).fill(225), width, height }
}

/**
 * Returns a PDF with one picture per page, stored as `bytes` with the entries that `filter` adds to
 * its dictionary. The file has no cross-reference table; readers find its objects without one.
 */
function writePdf(pages: readonly { picture: Luma; filter: string; bytes: Uint8Array }[]): Buffer {
  const parts: (string | Uint8Array)[] = ['%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n']
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  parts.push(`2 0 obj<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>endobj\n`)
  for (const [index, { picture, filter, bytes }] of pages.entries()) {
    const [page, content, image] = [0, 1, 2].map((offset) => 3 + index * 3 + offset)
    const place = 'q 120 0 0 120 100 500 cm /I Do Q BT /F 24 Tf 72 700 Td (A page) Tj ET'
    const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
    parts.push(
      `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Resources<</Font<</F ${font}>>/XObject<</I ${image} 0 R>>>>>>endobj\n`,
      `${content} 0 obj<</Length ${place.length}>>stream\n${place}\nendstream endobj\n`,
      `${image} 0 obj<</Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}/ColorSpace/DeviceGray${filter}/Length ${bytes.length}>>stream\n`,
      bytes,
      '\nendstream endobj\n',
    )
  }
  parts.push('trailer<</Root 1 0 R>>\n%%EOF\n')
  return Buffer.concat(parts.map((part) => Buffer.from(part as string)))
}

/**
 * Compresses the picture like a fax machine or scanner (ITU T.6); a strip of a TIFF contains this
 * data.
 */
async function toFax(picture: Luma): Promise<Buffer> {
  const tiff = await toSharp(picture)
    .threshold(128)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer()
  const directory = tiff.readUInt32LE(4)
  const find = (tag: number): number => {
    for (let at = directory + 2; ; at += 12) {
      if (tiff.readUInt16LE(at) !== tag) continue
      return tiff.readUInt16LE(at + 2) === 3 ? tiff.readUInt16LE(at + 8) : tiff.readUInt32LE(at + 8)
    }
  }
  return tiff.subarray(find(273), find(273) + find(279))
}

async function drawDocument(): Promise<Buffer> {
  const [scanned, faxed, empty] = [
    drawSymbolPicture('Scanned in gray', { pxPerModule: 5 }),
    drawSymbolPicture('Sent by fax', { pxPerModule: 5 }),
    blank(50, 50),
  ]
  const fax = `/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${faxed.width}/Rows ${faxed.height}>>`
  return writePdf([
    { picture: empty, filter: '/BitsPerComponent 8', bytes: empty.values },
    {
      picture: scanned,
      filter: '/BitsPerComponent 8/Filter/DCTDecode',
      bytes: await toSharp(scanned).toColourspace('b-w').jpeg().toBuffer(),
    },
    { picture: faxed, filter: fax, bytes: await toFax(faxed) },
  ])
}

async function drawAnimation(): Promise<Buffer> {
  const side = 200
  const frames = ['', 'First in motion', 'First in motion', '', 'Second in motion'].map((text) => {
    const frame = blank(side, side)
    if (text) place(frame, drawSymbolPicture(text, { pxPerModule: 5 }), 4, 4)
    return toSharp(frame).png().toBuffer()
  })
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: frames.map(() => 100) })
    .toBuffer()
}

function drawDrawing(): string {
  const { values, width } = drawSymbolPicture('Drawn by lines', { pxPerModule: 1 })
  const path = [...values.keys()]
    .filter((at) => (values[at] as number) < 128)
    .map((at) => `M${at % width} ${Math.floor(at / width)}h1v1h-1z`)
  const script = '<script>document.title = "The drawing was here"</script>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}">${script}<path d="${path.join('')}"/></svg>`
}

async function choose(page: Page, files: Record<string, Buffer | string>): Promise<void> {
  const payloads = Object.entries(files).map(([name, content]) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content as string),
  }))
  await page.locator('[data-scanner] input[type=file][multiple]').first().setInputFiles(payloads)
}

test('documents, animations and drawings are read to their last page and frame, and pictures also offline', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/)
  await page.goto('/qr-code-scanner')
  const title = await page.title()
  await choose(page, {
    'papers.pdf': await drawDocument(),
    'film.gif': await drawAnimation(),
    'lines.svg': drawDrawing(),
  })
  const scanner = page.locator('[data-scanner]')
  for (const [text, where] of [
    ['Scanned in gray', /papers\.pdf.*2.*3/],
    ['Sent by fax', /papers\.pdf.*3.*3/],
    ['First in motion', /film\.gif.*2/],
    ['Second in motion', /film\.gif/],
    ['Drawn by lines', /lines\.svg/],
  ] as const) {
    const entry = scanner.getByRole('listitem').filter({ hasText: text })
    await entry.filter({ hasText: where }).first().waitFor()
  }
  await expect(page).toHaveTitle(title)

  const isCached = () =>
    caches.open('pages-1').then(async (pages) => Boolean(await pages.match('/qr-code-scanner')))
  await expect.poll(() => page.evaluate(isCached)).toBe(true)
  await context.setOffline(true)
  await page.goto('/qr-code-scanner')
  const offline = drawSymbolPicture('Without a connection')
  await choose(page, { 'offline.png': await toSharp(offline).png().toBuffer() })
  await expect(page.getByRole('status').filter({ hasText: '1 code in the picture' })).toBeVisible()
  await expect(page.locator('[data-reading]')).toContainText('Without a connection')
  await context.setOffline(false)
})
