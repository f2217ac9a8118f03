import { applyPreset } from '@/qr/design/apply-preset'
import { defaultDesign } from '@/qr/design/design'
import { presets } from '@/qr/design/presets'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { writePng } from '@/qr/render/write-png'
import { message } from '../catalog'
import { expect, test } from '../site-test'

const t = (key: string) => message('en', `scanner.edit.${key}`)
const network = 'WIFI:T:WPA;S:Garden;P:sunflower42;;'

async function drawStyled() {
  const preset = presets.find(({ id }) => id === 'confetti')
  const encoded = encodeMatrix(network, { level: 'M' })
  if (!preset || !encoded.ok) throw new Error('Nothing to draw')
  const scene = buildScene(encoded.matrix, applyPreset(defaultDesign, preset.design))
  const png = await writePng(rasterizeScene(scene, { widthPx: Math.round(scene.width * 10) }))
  return { name: 'garden.png', mimeType: 'image/png', buffer: Buffer.from(png) }
}

test('a code that was read opens in the editor with its content and the style of its picture', async ({
  page,
}) => {
  await page.goto('/qr-code-scanner')
  await page
    .locator('[data-scanner] input[type=file]')
    .first()
    .setInputFiles(await drawStyled())
  await page.getByRole('button', { name: t('open') }).click()
  await expect(page.getByRole('radio', { name: t('look.picture') })).toBeChecked()
  const link = page.getByRole('link', { name: t('edit') })
  await expect(link).toHaveAttribute('href', /^\/wifi#code=/)
  const opening = page.waitForEvent('popup')
  await link.click()
  const editor = await opening

  await expect(editor.locator('[name=ssid]')).toHaveValue('Garden')
  await expect(editor.locator('[name=password]')).toHaveValue('sunflower42')
  // The inner parts of the finders have their own color.
  await expect(editor.getByTestId('code').locator('path[fill="#d6246e"]').first()).toBeAttached()
  // The scan result is still displayed.
  await expect(page.getByRole('button', { name: t('open') })).toBeVisible()
})
