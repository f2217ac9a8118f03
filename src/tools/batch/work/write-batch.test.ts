import { expose } from 'comlink'
import jszip from 'jszip'
import papaparse from 'papaparse'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { maxBulkDesignBytes } from '@/codes'
import { prepareBarcodeWriterFromPackage } from '@/qr/barcode/prepare-writer.node'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { defaultDesign, type Frame, type Logo } from '@/qr/design'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { loadPictures } from '@/qr/render/load-pictures.node.js'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'
import type {
  BatchJob,
  BatchOutput,
  BatchProgress,
  BatchRow,
  MadeLink,
  RowFault,
} from '../batch-job'
import { type BatchApi, type BatchEnding, createBatchApi, type PageApi } from './batch-api'
import { type BatchFolder, fileNames } from './batch-folder'
import { createDrawApi } from './draw-api'
import type { LinkRequest, LinkResult } from './link-rows'
import { openMemoryFolder } from './memory-folder'
import { sendJob } from './send-job'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

const rowOf = (index: number, more: Partial<BatchRow> = {}): BatchRow => ({
  row: index + 2,
  content: { type: 'url', url: `https://example.com/${index}` } as BatchRow['content'],
  text: `https://example.com/${index}`,
  name: `code-${index}`,
  title: `Code ${index}`,
  ...more,
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => rowOf(index))

const jobOf = (rows: readonly BatchRow[], more: Partial<BatchJob> = {}): BatchJob => ({
  name: 'tables',
  rows,
  faults: [],
  design: defaultDesign,
  output: { kind: 'files', format: 'svg' },
  verify: true,
  manifestWords: { yes: 'ja', row: 'Zeile' },
  ...more,
})

async function readPng(png: Uint8Array) {
  const raw = sharp(png).ensureAlpha().raw()
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
}

/** A small profile; the right one is compressed. */
const loadPdfX = async () => ({ profile: new Uint8Array(200), createdAt: new Date() })

/** A drawing worker in this thread. After `mostChunks` it never responds again. */
function hire(mostChunks = Number.POSITIVE_INFINITY, onSilent = () => {}): MessagePort {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const api = createDrawApi({
    readPng,
    loadPictures,
    loadGlyphs: readGlyphs,
    loadPdfX,
    prepareDecoder: prepareZxingFromPackage,
    prepareWriter: prepareBarcodeWriterFromPackage,
  })
  let chunks = 0
  const draw: typeof api.draw = (rows) => {
    if (chunks++ < mostChunks) return api.draw(rows)
    onSilent()
    return new Promise(() => {})
  }
  expose({ ...api, draw }, port1)
  return port2
}

type Run = {
  api: BatchApi
  page: PageApi
  faults: RowFault[]
  progress: BatchProgress[]
}

/** The worker that writes a batch, in this thread. */
function startWriter(
  folder: BatchFolder,
  makeLinks: (request: LinkRequest) => LinkResult = () => ({ ok: false, problem: null }),
): Run {
  const faults: RowFault[] = []
  const progress: BatchProgress[] = []
  const page: PageApi = {
    onProgress: (now) => progress.push(now),
    onSilence: () => {},
    describe: async (some) => some.map(({ reason }) => `said: ${reason}`),
    makeLinks: async (request) => makeLinks(request),
    drawPicture: () => new Promise(() => {}),
    addFaults: async (some) => void faults.push(...some),
  }
  const createPictureLoader = () => loadPictures
  const openFolder = async () => folder
  const api = createBatchApi({ hold: () => {}, openFolder, createPictureLoader, loadPdfX })
  return { api, page, faults, progress }
}

const start = ({ api, page }: Run, ports: MessagePort[]): Promise<BatchEnding> =>
  api.start({ ports, wasmUrl: '' }, page)
const startStored = ({ api, page }: Run, ports: MessagePort[]): Promise<BatchEnding> =>
  api.startStored('one', { ports, wasmUrl: '' }, page)

async function make(job: BatchJob, folder = openMemoryFolder(), members = 2) {
  const run = startWriter(folder)
  await sendJob(job, 'one', (fault) => `found: ${fault.reason}`, run.api)
  const ports = Array.from({ length: members }, () => hire())
  const ended = await start(run, ports)
  return { ...run, ended, folder, manifest: await readManifest(folder) }
}

async function readManifest(folder: BatchFolder) {
  const text = await folder.toBlob(fileNames.manifest, 'text/csv')?.text()
  return papaparse.parse<string[]>((text ?? '').trimEnd()).data
}

/** Copies the current files, for a run that resumes an interrupted one. */
async function copyFolder(folder: BatchFolder): Promise<BatchFolder> {
  const { header, rows, faults, log, manifest, output } = fileNames
  const names = [header, rows, faults, log, manifest, output]
  const copy = { ...openMemoryFolder(), isLasting: true }
  const pairs = await Promise.all(
    names.map(async (name) => [await folder.open(name), await copy.open(name)] as const),
  )
  // Without a pause, so that no file is newer than the others.
  for (const [from, to] of pairs) to.append(from.read(0, from.size()))
  return copy
}

const openZip = async (folder: BatchFolder) =>
  jszip.loadAsync(await (folder.toBlob(fileNames.output, '') as Blob).arrayBuffer())

const labels: BatchOutput = {
  kind: 'labels',
  format: {
    ...{ paper: 'a4', columns: 2, rows: 2, leftMm: 10, topMm: 10 },
    ...{ fieldWidthMm: 60, fieldHeightMm: 60, pitchXMm: 65, pitchYMm: 65 },
  },
  marks: 'corners',
  startAt: 3,
  hasCaption: true,
  caption: { place: 'below', lines: 1, sizeMm: null },
  copies: 1,
  color: 'rgb',
}

describe('a batch of files', { timeout: 30_000 }, () => {
  it('is an archive of all in their order, with a manifest that says the same', async () => {
    const planned: RowFault[] = [
      { row: 90, reason: 'color' },
      { row: 1, reason: 'logo' },
    ]
    const { ended, manifest, folder } = await make(jobOf(rowsOf(80), { faults: planned }))
    expect(ended).toMatchObject({ kind: 'done', made: 80, verified: 80 })
    const zip = await openZip(folder)
    const names = Object.keys(zip.files)
    expect(names).toEqual([...rowsOf(80).map(({ name }) => `${name}.svg`), 'manifest.csv'])
    const svg = (await zip.file('code-79.svg')?.async('string')) ?? ''
    expect(await decodeSvg(svg)).toMatchObject({ zxing: 'https://example.com/79' })
    expect(manifest).toHaveLength(83)
    expect(manifest[0]?.slice(0, 3)).toEqual(['Zeile', 'file', 'type'])
    expect(manifest[1]).toEqual(['1', '', '', '', '', '', '', 'no', 'found: logo'])
    expect(manifest[2]?.slice(0, 8)).toEqual([
      ...['2', 'code-0.svg', 'type.url', 'https://example.com/0', '2', 'M', '25', 'ja'],
    ])
    expect(manifest[82]?.[8]).toBe('found: color')
    const stored = (await zip.file('manifest.csv')?.async('string')) ?? ''
    expect(papaparse.parse(stored.trimEnd()).data).toEqual(manifest)
  })

  it('goes on with the good rows, and says of the others why', async () => {
    const rows = [
      rowOf(0, { name: '' }),
      rowOf(1, { text: 'x'.repeat(4000) }),
      rowOf(2, { look: { color: '#fdfdfd' } }),
      rowOf(3, { look: { frameText: 'Tisch ⚿ 4' } }),
      rowOf(4, { name: 'code-0', look: { logo: 'data:image/png;base64,AAAA' } }),
      rowOf(5, { name: '1', look: { frameText: 'Tisch 5', logo: 'heart', color: '#004488' } }),
    ]
    const { ended, manifest, folder, faults } = await make(jobOf(rows))
    expect(ended).toMatchObject({ kind: 'done', made: 2 })
    expect(Object.keys((await openZip(folder)).files)).toEqual(['1.svg', '1-2.svg', 'manifest.csv'])
    expect(faults.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'too-long'],
      [4, 'unreadable'],
      [5, 'letters-missing'],
      [6, 'logo-unreadable'],
    ])
    expect(faults[0]?.values).toEqual({ count: 4000 - 2331 })
    expect(manifest[2]?.at(-1)).toBe('said: too-long')
  })

  it.each(['svg', 'png', 'pdf'] as const)('of barcodes is read back as %s', async (format) => {
    const outputs: Record<typeof format, BatchOutput> = {
      svg: { kind: 'files', format: 'svg' },
      png: { kind: 'files', format: 'png', widthPx: 600 },
      pdf: { kind: 'files', format: 'pdf', widthMm: 40, color: 'cmyk' },
    }
    const codes = ['(01)04006381333931(10)AB1', '(01)04006381333931(17)271231(21)7']
    const rows = codes.map((text, index) => rowOf(index, { text, name: `north/${index}` }))
    const job = jobOf(rows, { output: outputs[format], barcode: 'gs1-128' })
    const { ended, folder } = await make(job)
    expect(ended).toMatchObject({ kind: 'done', made: 2, verified: 2 })
    const names = Object.keys((await openZip(folder)).files)
    expect(names).toContain(`north/1.${format}`)
  })

  it.each([
    { kind: 'files', format: 'png', widthPx: 300 },
    { kind: 'files', format: 'pdf', widthMm: 30, color: 'cmyk' },
    { kind: 'files', format: 'eps', widthMm: 30, color: 'rgb' },
  ] as const)('may be one of $format', async (output) => {
    const { ended, folder, manifest } = await make(jobOf(rowsOf(3), { output, verify: false }))
    expect(ended).toMatchObject({ kind: 'done', made: 3, verified: 0 })
    const first = (await openZip(folder)).file(`code-0.${output.format}`)
    const starts = { png: '\x89PNG', pdf: '%PDF', eps: '%!PS' }
    expect(await first?.async('binarystring')).toMatch(new RegExp(`^${starts[output.format]}`))
    expect(manifest[1]?.[7]).toBe('off')
  })

  it('has millimeters in an SVG, and bleed, marks and PDF/X-4 in a PDF', async () => {
    const open = async (output: BatchOutput) => {
      const { folder } = await make(jobOf(rowsOf(1), { output, verify: false }))
      const zip = await openZip(folder)
      return (await zip.file(/^code-0/)[0]?.async('binarystring')) ?? ''
    }
    const svg = { kind: 'files', format: 'svg', widthMm: 32 } as const
    expect(await open(svg)).toContain('width="32mm"')
    const boxes = { bleedMm: 3, hasMarks: true, isPdfX: true }
    const pdf = { kind: 'files', format: 'pdf', widthMm: 30, color: 'cmyk', ...boxes } as const
    const first = await open(pdf)
    expect(first).toContain('/OutputIntents')
    // 30 mm, and on each side 3 mm of bleed before 5 mm of marks.
    expect(first).toMatch(/MediaBox\[0 0 130\.39\d* 130\.39\d*\]/)
    expect(first).toMatch(/TrimBox\[22\.67\d* 22\.67\d*/)
  })

  it('with no good row is none', async () => {
    const { ended, faults } = await make(jobOf([rowOf(0, { text: 'x'.repeat(4000) })]))
    expect(ended).toEqual({ kind: 'failed', reason: 'nothing-made', isLasting: false })
    expect(faults).toHaveLength(1)
  })

  it('lists quantities of the rows in the manifest of an archive, with each file once', async () => {
    const rows = [
      rowOf(0, { quantity: 12 }),
      rowOf(1),
      rowOf(2, { quantity: 0 }),
      rowOf(3, { quantity: null }),
    ]
    const { folder, manifest } = await make(jobOf(rows, { hasQuantities: true }))
    expect(Object.keys((await openZip(folder)).files)).toHaveLength(5)
    expect(manifest[0]?.slice(1, 3)).toEqual(['file', 'quantity'])
    expect(manifest.slice(1).map((cells) => cells[2])).toEqual(['12', '1', '0', ''])
  })
})

describe('a batch of labels', { timeout: 30_000 }, () => {
  const frame: Frame = {
    shape: 'badge',
    fill: { kind: 'solid', color: '#1a1815' },
    text: 'Scan',
    textColor: '#ffffff',
    font: 'sans',
    language: 'en',
  }
  it('is one document, and the manifest says on which sheet a code is', async () => {
    const design = { ...defaultDesign, frame }
    const { ended, folder, manifest } = await make(jobOf(rowsOf(7), { output: labels, design }))
    expect(ended).toMatchObject({ kind: 'done', made: 7, verified: 7 })
    const pdf = await (folder.toBlob(fileNames.output, '') as Blob).arrayBuffer()
    const text = new TextDecoder('latin1').decode(pdf)
    expect(text).toContain('/Count 3')
    expect(text.match(/\/S\/Figure/g)).toHaveLength(14)
    expect(manifest.slice(1).map(([, file, sheet, field]) => [file, sheet, field])).toEqual([
      ['tables.pdf', '1', '3'],
      ['tables.pdf', '1', '4'],
      ['tables.pdf', '2', '1'],
      ['tables.pdf', '2', '2'],
      ['tables.pdf', '2', '3'],
      ['tables.pdf', '2', '4'],
      ['tables.pdf', '3', '1'],
    ])
  })

  it('repeats a code as often as its row says, with the text of the row', async () => {
    const rows = [rowOf(0, { quantity: 3, caption: 'Table\n北 12' }), rowOf(1), rowOf(2)]
    rows[2] = rowOf(2, { caption: 'โต๊ะ' })
    const { ended, folder, manifest, faults } = await make(
      jobOf(rows, { output: { ...labels, copies: 2 } }),
    )
    expect(ended).toMatchObject({ kind: 'done', made: 2 })
    expect(manifest.slice(1, 3).map((cells) => cells.slice(2, 5))).toEqual([
      ['1', '3', '6'],
      ['3', '1', '2'],
    ])
    const pdf = await (folder.toBlob(fileNames.output, '') as Blob).arrayBuffer()
    expect(new TextDecoder('latin1').decode(pdf)).toContain('/Count 3')
    expect(faults).toMatchObject([{ row: 4, reason: 'caption-letters' }])
  })
})

it('fills a sheet of labels to beyond its edge, as PDF/X-4', { timeout: 30_000 }, async () => {
  const output: BatchOutput = { ...labels, color: 'cmyk', bleedMm: 12, isPdfX: true }
  const { folder } = await make(jobOf(rowsOf(2), { output, verify: false }))
  const pdf = await (folder.toBlob(fileNames.output, '') as Blob).arrayBuffer()
  const text = new TextDecoder('latin1').decode(pdf)
  expect(text).toContain('/OutputIntents')
  expect(text).toMatch(/BleedBox/)
})

describe('a batch that was broken off', { timeout: 30_000 }, () => {
  /**
   * Ends like a closed page: after some chunks of 25 rows no worker draws any more, and incomplete
   * output remains.
   */
  async function breakOff(job: BatchJob, chunks = 3): Promise<BatchFolder> {
    const folder = openMemoryFolder()
    const members = [0, 1].map(() => {
      let onSilent = () => {}
      const silent = new Promise<void>((resolve) => {
        onSilent = resolve
      })
      return { port: hire(chunks, onSilent), silent }
    })
    const log = await folder.open(fileNames.log)
    const logged = new Promise<unknown>((resolve) => {
      vi.spyOn(log, 'append').mockImplementationOnce((bytes) => {
        vi.mocked(log.append).mockRestore()
        log.append(bytes)
        resolve(bytes)
      })
    })
    const run = startWriter({ ...folder, isLasting: true })
    await sendJob(job, 'one', undefined, run.api)
    const ports = members.map(({ port }) => port)
    void start(run, ports)
    await Promise.all([logged, Promise.race(members.map(({ silent }) => silent))])
    const copy = await copyFolder(folder)
    for (const name of [fileNames.output, fileNames.manifest, fileNames.log]) {
      const file = await copy.open(name)
      file.append(new TextEncoder().encode('{"next":9999,"made"'))
    }
    return copy
  }

  async function goOn(folder: BatchFolder) {
    const run = startWriter(folder)
    const ended = await startStored(run, [hire(), hire()])
    return { ...run, ended, manifest: await readManifest(folder) }
  }

  it('goes on where it was, and becomes the same archive', async () => {
    const rows = rowsOf(400).map((row, index) =>
      index % 100 === 7
        ? { ...row, text: 'x'.repeat(4000) }
        : { ...row, name: `same-${index % 3}` },
    )
    const job = jobOf(rows, { verify: false, faults: [{ row: 1, reason: 'logo' }] })
    const whole = await make(job)
    const folder = await breakOff(job)
    const { ended, manifest, progress, faults } = await goOn(folder)
    // At most three chunks each, of 25 rows.
    const before = progress[0]?.done ?? 0
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThanOrEqual(150)
    expect(ended).toMatchObject({ kind: 'done', made: 396 })
    expect(faults).toHaveLength(5)
    const [names, expected] = [await openZip(folder), await openZip(whole.folder)]
    expect(Object.keys(names.files)).toEqual(Object.keys(expected.files))
    for (const name of ['same-0.svg', 'same-2-130.svg', 'same-1-50.svg']) {
      const [one, other] = [names.file(name), expected.file(name)]
      expect(await one?.async('string')).toBe(await other?.async('string'))
    }
    const lines = (of: string[][]) => of.map((cells) => cells.slice(0, 8))
    expect(lines(manifest)).toEqual(lines(whole.manifest))
  })

  it('goes on with sheets from the last that was full', async () => {
    const job = jobOf(rowsOf(60), { verify: false, output: labels })
    const whole = await make(job)
    const folder = await breakOff(job, 1)
    const { ended, manifest, progress } = await goOn(folder)
    // The first sheet had two fields left, all others four.
    const before = progress[0]?.done ?? 0
    expect(before).toBeGreaterThan(0)
    expect((before - 2) % 4).toBe(0)
    expect(ended).toMatchObject({ kind: 'done', made: 60 })
    expect(manifest).toEqual(whole.manifest)
    const bytes = (of: BatchFolder) => (of.toBlob(fileNames.output, '') as Blob).arrayBuffer()
    expect(Buffer.from(await bytes(folder)).equals(Buffer.from(await bytes(whole.folder)))).toBe(
      true,
    )
  })
})

it('rests while it is paused', { timeout: 30_000 }, async () => {
  const folder = openMemoryFolder()
  const port = hire()
  const order = vi.spyOn(port, 'postMessage')
  const orders = () =>
    order.mock.calls.map(([message]) => message).filter(({ path }) => path?.[0] === 'draw')
  const ordered = () => orders().length
  let drawn = 0
  let orderedBefore = 0
  const idle = new Promise<void>((resolve) => {
    port.addEventListener('message', ({ data }) => {
      if (!orders().some(({ id }) => id === data.id)) return
      if (drawn++ === 0) {
        run.api.pause()
        orderedBefore = ordered()
      }
      if (drawn === ordered()) resolve()
    })
  })
  const run = startWriter(folder)
  await sendJob(jobOf(rowsOf(200), { verify: false }), 'one', undefined, run.api)
  const ended = start(run, [port])
  // Work in progress is finished; no new work is ordered until the batch resumes.
  await idle
  await new Promise((resolve) => setImmediate(resolve))
  expect(ordered()).toBe(orderedBefore)
  run.api.resume()
  expect(await ended).toMatchObject({ kind: 'done', made: 200 })
})

describe('a batch of dynamic codes', { timeout: 30_000 }, () => {
  const dynamic = { timeZone: 'UTC', sampleLink: 'HTTPS://EXAMPLE.COM/Q/NOTSAVED' }
  const linkOf = (row: number) => `HTTPS://EXAMPLE.COM/Q/${String(row).padStart(8, '2')}`
  const makeLink = ({ row }: BatchRow): MadeLink =>
    row === 4
      ? { refusal: { row, reason: 'codes.targets.http' } }
      : { slug: `slug-${row}`, editKey: `key-${row}`, link: linkOf(row) }

  it('asks for the links once, goes on where they stopped, and hands out the keys', async () => {
    const folder = openMemoryFolder()
    const lasting = { ...folder, isLasting: true }
    const requested: string[] = []
    const rows = rowsOf(260)
    const first = startWriter(lasting, ({ key, rows }) => {
      requested.push(key)
      if (requested.length === 2) return { ok: false, problem: null }
      return { ok: true, made: rows.map(makeLink) }
    })
    await sendJob(jobOf(rows, { dynamic, verify: false }), 'one', undefined, first.api)
    expect(await start(first, [hire()])).toMatchObject({
      reason: 'no-links',
      problem: null,
      isLasting: true,
    })

    const links = await folder.open(fileNames.links)
    links.append(new TextEncoder().encode('[{"slug":"cut off'))
    const second = startWriter(lasting, ({ key, rows }) => {
      requested.push(key)
      return { ok: true, made: rows.map(makeLink) }
    })
    expect(await startStored(second, [hire()])).toMatchObject({ kind: 'done', made: 259 })
    expect(requested).toEqual(['one:0', 'one:250', 'one:250'])

    const manifest = await readManifest(folder)
    expect(manifest[0]?.slice(2, 7)).toEqual(['type', 'content', 'link', 'slug', 'editKey'])
    expect(manifest[1]?.slice(3, 7)).toEqual([rows[0]?.text, linkOf(2), 'slug-2', 'key-2'])
    expect(manifest[3]).toEqual([
      ...['4', '', 'type.url', rows[2]?.text, '', '', '', '', '', '', 'no'],
      'said: codes.targets.http',
    ])
    const svg = (await (await openZip(folder)).file('code-259.svg')?.async('string')) ?? ''
    expect(await decodeSvg(svg)).toMatchObject({ zxing: linkOf(261) })
  })

  it('asks for as many links at once as the server accepts copies of the style', async () => {
    const dataUrl = `data:image/png;base64,${'A'.repeat(1_000_000)}`
    const source = { kind: 'image', dataUrl, widthPx: 100, heightPx: 100 } as const
    const logoStyle = { size: 0.2, marginModules: 1, shape: 'square', clearing: 'none' } as const
    const logo: Logo = { source, ...logoStyle, backdrop: { kind: 'none' } }
    const design = { ...defaultDesign, logo }
    const counts: number[] = []
    const run = startWriter(openMemoryFolder(), ({ rows }) => {
      counts.push(rows.length)
      if (counts.length === 3) return { ok: false, problem: null }
      return { ok: true, made: rows.map(makeLink) }
    })
    await sendJob(jobOf(rowsOf(40), { dynamic, design }), 'one', undefined, run.api)
    await start(run, [hire()])
    const most = Math.floor(maxBulkDesignBytes / JSON.stringify(design).length)
    expect(counts).toEqual([most, most, 40 - 2 * most])
  })
})
