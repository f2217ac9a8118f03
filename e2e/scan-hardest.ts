import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './site-test'

export const corpus = '../shared/corpus'
export const corpusManifest = join(corpus, 'manifest.json')

/**
 * Pictures that the decoder reads only in its third step or later; zxing-wasm alone, with its
 * documented settings, reads none of them. Found by running `decodePixels` over the corpus with
 * `onProgress`.
 */
export const hardest = [
  'zxing/qrcode-2/12.png',
  'zxing-cpp/12.webp',
  'zxing/qrcode-4/05.png',
  'zxing/qrcode-4/13.png',
  'zxing/qrcode-4/06.png',
  'zxing-cpp/06.webp',
  'zxing-cpp/1-13.webp',
  'zxing/qrcode-4/33.png',
  'zxing-cpp/1-30.webp',
  'zxing-cpp/1-05.webp',
  'zxing-cpp/1-31.webp',
  'zxing/qrcode-4/31.png',
  'zxing/qrcode-4/34.png',
  'zxing-cpp/09.webp',
  'zxing/qrcode-4/09.png',
  'zxing/qrcode-4/08.png',
  'zxing/qrcode-4/30.png',
  'zxing-cpp/08.webp',
  'zxing/qrcode-4/32.png',
  'jsqr/cupcake-2.png',
] as const

/** Scans pictures of the corpus on the page; each must return its expected text and no other. */
export async function expectAllRead(page: Page, names: readonly string[]): Promise<void> {
  type Entry = { file: string; expected: string | null }
  const manifest: Entry[] = JSON.parse(readFileSync(corpusManifest, 'utf8'))
  const expected = names.map((name) => {
    const text = manifest.find(({ file }) => file === name)?.expected
    if (typeof text !== 'string') throw new Error(`${name} is not in the manifest`)
    return trimEnd(text)
  })
  // Numbered, because different collections use the same names.
  const files = names.map((name, index) => ({
    name: `${index}-${name.replaceAll('/', '-')}`,
    mimeType: name.endsWith('.webp') ? 'image/webp' : 'image/png',
    buffer: readFileSync(join(corpus, name)),
  }))
  await page.goto('/qr-code-scanner')
  await page.locator('[data-scanner] input[type=file]').first().setInputFiles(files)
  const status = page.getByRole('status').filter({ hasText: ` in ${names.length} pictures` })
  await expect(status).toBeVisible({ timeout: 60_000 })

  // The page lists a text once, with the names of all pictures that contain it.
  const entries = await page.locator('[data-reading]').evaluateAll((all) =>
    all.map((entry) => ({
      text: (entry.querySelector('details bdi')?.textContent ?? '').replace(/[\r\n]+$/, ''),
      whole: entry.textContent ?? '',
    })),
  )
  const unread = files.filter(
    ({ name }, index) =>
      !entries.some(({ text, whole }) => text === expected[index] && whole.includes(name)),
  )
  expect(unread.map(({ name }) => name)).toEqual([])
  expect(entries.filter(({ text }) => !expected.includes(text))).toEqual([])
}

/** Removes trailing line breaks, in which the labels of the corpus differ. */
function trimEnd(text: string): string {
  return text.replace(/[\r\n]+$/, '')
}
