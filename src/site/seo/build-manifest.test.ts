import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { buildManifest } from './build-manifest'

const env = vi.hoisted(() => ({
  SITE_URL: 'https://example.com',
  LOCALE_HOST: undefined as string | undefined,
}))
vi.mock('@/env', () => ({ env }))
vi.mock('@/data/get-site', () => ({
  getSite: async () => ({ name: 'Modulo', description: 'Codes that last.' }),
}))
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }))

describe('the web manifest', () => {
  it('begins in the language, and is one app in all of them', async () => {
    const german = await buildManifest('de')
    expect(german).toMatchObject({ name: 'Modulo', lang: 'de', start_url: '/de' })
    expect(german.shortcuts?.map(({ url }) => url)).toContain('/de/wifi')
    const english = await buildManifest('en')
    expect(english).toMatchObject({ lang: 'en', start_url: '/' })
    expect([german.id, german.scope]).toEqual([english.id, english.scope])
  })

  it('needs no prefix where each language has its own host', async () => {
    env.LOCALE_HOST = 'example.com'
    expect((await buildManifest('de')).start_url).toBe('/')
    env.LOCALE_HOST = undefined
  })

  it('leads from the icon to the scanner, to types and to batches', async () => {
    const { shortcuts = [] } = await buildManifest('ja')
    expect(shortcuts.map(({ url }) => url)).toEqual([
      '/ja/qr-code-scanner',
      '/ja/url',
      '/ja/wifi',
      '/ja/vcard',
      '/ja/batch-qr-code',
    ])
  })

  it('takes shared pictures and documents in, and opens files with the tool that reads them', async () => {
    const { share_target, file_handlers = [], launch_handler } = await buildManifest('de')
    expect(share_target).toMatchObject({
      action: '/de/qr-code-scanner/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }] },
    })
    const tools = file_handlers.map(({ action, accept }) => [action, Object.values(accept).flat()])
    expect(tools).toEqual([
      ['/de/qr-code-scanner', expect.arrayContaining(['.png', '.jpg', '.webp', '.pdf'])],
      ['/de/batch-qr-code', expect.arrayContaining(['.csv', '.tsv', '.xlsx'])],
    ])
    // An open window may contain unsaved work.
    expect(launch_handler?.client_mode).toEqual(['navigate-new', 'auto'])
  })

  it('names icons that are there, as large as it says', async () => {
    const { icons = [] } = await buildManifest('en')
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of icons) {
      const png = readFileSync(`public${src}`)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  })
})
