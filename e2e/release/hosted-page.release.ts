import type { APIRequestContext } from '@playwright/test'
import { findViolations } from '../find-violations'
import { type Code, documentOf, make, t, userAgent, version } from '../hosted-code'
import { expect, test } from '../site-test'

test.use({
  userAgent,
  viewport: { width: 390, height: 800 },
  hasTouch: true,
})

/** Uploads the files and shows them on the page, in their order. */
async function showFiles(
  request: APIRequestContext,
  { slug, editKey }: Code,
  files: readonly { name: string; bytes: Buffer; role?: string; caption?: string }[],
): Promise<void> {
  const headers = { authorization: `Bearer ${editKey}` }
  const uses = []
  for (const { name, bytes, role = 'content', caption = '' } of files) {
    const id = crypto.randomUUID()
    const sent = await request.put(`/api/v1/codes/${slug}/files/${id}?name=${name}`, {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      data: bytes,
    })
    expect(sent.status(), await sent.text()).toBe(201)
    uses.push({ id, role, caption })
  }
  const { document, revision } = await (
    await request.get(`/api/v1/codes/${slug}`, { headers })
  ).json()
  document.languages.en.files = uses
  const edited = await request.patch(`/api/v1/codes/${slug}`, {
    headers,
    data: { document, revision },
  })
  expect(edited.status(), await edited.text()).toBe(200)
}

/** Returns a PDF of one page with one line of text. */
function writePdf(line: string): Buffer {
  const stream = `BT /F1 32 Tf 60 760 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 6\n0000000000 65535 f \n${places.join('')}`
  file += `trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`
  return Buffer.from(file, 'latin1')
}

test('a PDF is read in the page, by eye and by ear', async ({ page, request }) => {
  const code = await make(request, {
    document: documentOf('document', { en: version({}, { title: 'Spring menu' }) }),
  })
  await showFiles(request, code, [{ name: 'menu.pdf', bytes: writePdf('Asparagus soup') }])
  await page.goto(`/q/${code.slug}`)
  const sheet = page.getByRole('region', { name: '1' })
  await expect(sheet).toContainText('Asparagus soup')
  await expect
    .poll(() => sheet.locator('canvas').evaluate(({ width }: HTMLCanvasElement) => width))
    .toBeGreaterThan(300)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: `${t('page.download')}: menu.pdf` }).click()
  expect((await download).suggestedFilename()).toBe('menu.pdf')
})

test('pictures are looked at one by one and from near, by keyboard', async ({ page, request }) => {
  const code = await make(request, {
    document: documentOf(
      'image',
      { en: version({}, { title: 'The terrace' }) },
      { ground: '#10243a' },
    ),
  })
  const shot = () => page.screenshot()
  await page.goto('/contact-us')
  await showFiles(request, code, [
    { name: 'one.png', bytes: await shot(), caption: 'In the morning' },
    { name: 'two.png', bytes: await shot() },
  ])
  await page.goto(`/q/${code.slug}`)
  await page.getByRole('img', { name: 'In the morning' }).click()
  const dialog = page.getByRole('dialog', { name: t('page.gallery.title') })
  await expect(dialog.getByText('In the morning')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('In the morning')).toBeHidden()
  await page.keyboard.press('+')
  const large = dialog.locator('li:not([aria-hidden]) img')
  await expect(large).toHaveCSS('width', '780px')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await findViolations(page)).toEqual([])
})
