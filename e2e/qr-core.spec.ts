import sharp from 'sharp'
import { decodeFile } from '@/qr/decode/decode-file.node.js'
import { defaultDesign } from '@/qr/design/design'
import { loadPictures } from '@/qr/render/load-pictures.node.js'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'
import { drawSample } from './qr-core/draw-sample'
import type { QrCore } from './qr-core/entry'
import { samples, sampleText } from './qr-core/samples'
import { type ServedCore, serveCore } from './qr-core/serve-core'
import { expect, test } from './site-test'

// The core alone, bundled for browsers, on a page of its own: the site need not be up.
test.describe.configure({ mode: 'default' })

declare global {
  var qrCore: QrCore
}

let core: ServedCore
test.beforeAll(async () => {
  core = await serveCore()
})
test.afterAll(() => core.stop())

/** Everything that was asked for, so that nothing is from elsewhere. */
let requested: string[] = []
test.beforeEach(async ({ page }) => {
  requested = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(core.url)
  await page.waitForFunction(() => 'qrCore' in globalThis)
})
test.afterEach(() => {
  expect(requested.length).toBeGreaterThan(1)
  for (const url of requested) {
    expect(url.startsWith(core.url) || /^(data|blob):/.test(url), url).toBe(true)
  }
})

test.describe('draws the same in the browser and in Node', () => {
  for (const [name, design] of Object.entries(samples)) {
    test(name, async ({ page }) => {
      const drawn = await page.evaluate((given) => qrCore.draw(given), design)
      const expected = await drawSample(design, { loadGlyphs: readGlyphs, loadPictures })
      expect(drawn.svg).toBe(expected.svg)
      expect(drawn.png).toBe(expected.png && Buffer.from(expected.png).toString('base64'))
      const rgba = Buffer.from(expected.pixels.rgba)
      expect(Buffer.from(drawn.pixels, 'base64').equals(rgba)).toBe(true)

      const png = await sharp(Buffer.from(drawn.scenePng, 'base64')).ensureAlpha().raw().toBuffer()
      expect(png.equals(rgba)).toBe(true)
    })
  }
})

for (const type of ['jpeg', 'webp'] as const) {
  test(`writes ${type} that reads back`, async ({ page }) => {
    const base64 = await page.evaluate(([design, wanted]) => qrCore.encode(design, wanted), [
      defaultDesign,
      type,
    ] as const)
    const file = Buffer.from(base64, 'base64')
    const { format, width } = await sharp(file).metadata()
    expect({ format, width }).toEqual({ format: type, width: defaultDesign.sizePx })
    expect(await decodeFile(file)).toMatchObject({ ok: true, codes: [{ text: sampleText }] })
  })
}

test.describe('the decoding worker', () => {
  test('reads pixels and files', async ({ page }) => {
    const read = await page.evaluate(
      async (design) => {
        const pixels = await qrCore.drawPixels(design)
        const file = new Blob([qrCore.decodeBase64(await qrCore.encode(design, 'webp'))])
        return [
          await qrCore.decoder.decodePixels(pixels, { budgetMs: 5000 }),
          await qrCore.decoder.decodeFile(file, { budgetMs: 5000 }),
        ]
      },
      samples.styled as (typeof samples)[string],
    )
    for (const result of read) {
      expect(result).toMatchObject({ ok: true, codes: [{ text: sampleText, format: 'qr' }] })
    }
  })

  test('loads its WebAssembly from our origin, under the policy', async ({ page }) => {
    const readEngine = () =>
      page.evaluate(async (design) => {
        const pixels = await qrCore.drawPixels(design)
        const read = await qrCore.decoder.decodePixels(pixels, { budgetMs: 5000 })
        return read.ok && read.codes[0]?.engine
      }, defaultDesign)
    await expect.poll(readEngine).toBe('zxing')
    expect(requested).toContain(`${core.url}zxing_reader.wasm`)
  })

  test('says what it cannot read', async ({ page }) => {
    const reasons = await page.evaluate(async () => {
      const blank = {
        rgba: new Uint8ClampedArray(200 * 200 * 4).fill(255),
        width: 200,
        height: 200,
      }
      return [
        await qrCore.decoder.decodePixels(blank, { budgetMs: 300 }),
        await qrCore.decoder.decodeFile(new Blob(['no picture']), { budgetMs: 300 }),
      ]
    })
    expect(reasons).toEqual([
      { ok: false, reason: 'no-code' },
      { ok: false, reason: 'unreadable-picture' },
    ])
  })

  test('stops when it is told to, and reads on after that', async ({ page }) => {
    const results = await page.evaluate(async (design) => {
      const noise = new Uint8ClampedArray(1500 * 1500 * 4).map((_, at) => (at * at * 7919) >> 5)
      const controller = new AbortController()
      const steps: string[] = []
      const aborted = await qrCore.decoder.decodePixels(
        { rgba: noise, width: 1500, height: 1500 },
        {
          budgetMs: 60_000,
          signal: controller.signal,
          onProgress: ({ name }) => {
            steps.push(name)
            controller.abort()
          },
        },
      )
      const pixels = await qrCore.drawPixels(design)
      const read = await qrCore.decoder.decodePixels(pixels, { budgetMs: 5000 })
      return { steps, aborted, read }
    }, defaultDesign)
    expect(results.steps).toHaveLength(1)
    expect(results.aborted).toEqual({ ok: false, reason: 'aborted' })
    expect(results.read).toMatchObject({ ok: true, codes: [{ text: sampleText }] })
  })
})

test.describe('the checking worker', () => {
  test('judges a design, first without and then with its decoders', async ({ page }) => {
    const { quick, checked } = await page.evaluate(
      async ([design, text]) => {
        let quick: unknown
        const checked = await qrCore.checker.check(
          { text, design },
          {
            onQuick: (result) => {
              quick = result
            },
          },
        )
        return { quick, checked }
      },
      [defaultDesign, sampleText] as const,
    )
    expect(quick).toMatchObject({ ok: true, verdict: 'green', stress: null })
    expect(checked).toMatchObject({ ok: true, verdict: 'green', grade: 'A' })
    expect(checked?.ok && checked.stress?.every(({ ok }) => ok)).toBe(true)
  })

  test('repairs what does not scan', async ({ page }) => {
    const pale = { ...defaultDesign, marginModules: 0 }
    pale.modules = { ...pale.modules, fill: { kind: 'solid', color: '#cccccc' } }
    const repaired = await page.evaluate(
      ([design, text]) => qrCore.checker.repair({ text, design }),
      [pale, sampleText] as const,
    )
    expect(repaired).toMatchObject({ ok: true, result: { verdict: 'green' } })
    const keys = repaired?.ok ? repaired.changes.map(({ key }) => key) : []
    expect(keys).toEqual(expect.arrayContaining(['modules-color', 'margin']))
  })

  test('leaves what was given up', async ({ page }) => {
    const answers = await page.evaluate(
      async ([design, text]) => {
        const signal = AbortSignal.abort()
        const late = qrCore.checker.check({ text, design })
        const later = qrCore.checker.check({ text, design })
        return [await qrCore.checker.check({ text, design }, { signal }), await late, await later]
      },
      [defaultDesign, sampleText] as const,
    )
    expect(answers).toMatchObject([null, null, { ok: true, verdict: 'green' }])
  })
})
