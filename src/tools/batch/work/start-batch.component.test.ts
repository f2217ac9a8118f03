import { expect, it } from 'vitest'
import { prepareZxing, readZxing } from '@/qr/decode'
import { defaultDesign } from '@/qr/design'
import { findLabelFormat, type LabelFormat } from '@/qr/sheet'
import { zxingWasmUrl } from '@/testing/zxing-wasm-url'
import { openPdf } from '@/tools/shared/pdf/open-pdf'
import { traceText } from '@/tools/shared/text/trace-text'
import type { BatchJob, BatchOutput, BatchRow } from '../batch-job'
import { startBatch } from './start-batch'

/** The codes on each page of a PDF, as rendered by another program. */
async function readPages(file: Blob): Promise<string[][]> {
  await prepareZxing({ wasmUrl: zxingWasmUrl })
  const { document: pdf, close } = await openPdf({ data: await file.arrayBuffer() })
  const pages: string[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number)
    const viewport = sheet.getViewport({ scale: 2 })
    const canvas = document.createElement('canvas')
    canvas.width = viewport.width
    canvas.height = viewport.height
    await sheet.render({ canvas, viewport }).promise
    const { data, width, height } = (
      canvas.getContext('2d') as CanvasRenderingContext2D
    ).getImageData(0, 0, canvas.width, canvas.height)
    const codes = await readZxing({ rgba: data, width, height }, { formats: ['qr'] })
    pages.push(codes.map((code) => code.text).sort())
  }
  close()
  return pages
}

const rowOf = (row: number, link: string, caption?: string): BatchRow => ({
  row,
  content: { type: 'url', url: link },
  text: link,
  name: '',
  title: link,
  ...(caption && { caption }),
})

const jobOf = (
  rows: readonly BatchRow[],
  output: Partial<Extract<BatchOutput, { kind: 'labels' }>>,
): BatchJob => ({
  name: 'tables',
  rows,
  faults: [],
  design: defaultDesign,
  output: {
    kind: 'labels',
    format: findLabelFormat('avery-l7160') as LabelFormat,
    marks: 'none',
    startAt: 1,
    hasCaption: false,
    caption: { place: 'below', lines: 1, sizeMm: null },
    copies: 1,
    color: 'rgb',
    ...output,
  },
  verify: true,
  manifestWords: {},
})

it('prints a code for every row on sheets of labels', async () => {
  const links = Array.from({ length: 24 }, (_, index) => `https://example.com/t/${index + 2}`)
  const rows = links.map((link, index) => rowOf(index + 2, link))
  const { done } = startBatch(jobOf(rows, { startAt: 4 }), { onProgress() {} })
  const outcome = await done
  if (!outcome.ok) throw new Error(outcome.reason)
  expect(outcome).toMatchObject({ name: 'tables.pdf', made: 24, verified: 24 })
  // Three labels of the first sheet are used already; a sheet has 21.
  expect(await readPages(outcome.file)).toEqual([links.slice(0, 18).sort(), links.slice(18).sort()])
})

it('draws captions with fonts of the browser where the site has none, and refuses emoji', async () => {
  const link = 'https://example.com/menu'
  const captions = ['قائمة الطعام 7', 'โต๊ะหมายเลข ๗', 'मेज़ संख्या', 'Party 🎉']
  const rows = captions.map((caption, index) => rowOf(index + 2, link, caption))
  const { done } = startBatch(jobOf(rows, { hasCaption: true }), { onProgress() {} })
  const outcome = await done
  if (!outcome.ok) throw new Error(outcome.reason)
  // A letter of each script; other devices have other fonts.
  const refused = ['ق', 'ต', 'म', '🎉'].flatMap((letter, index) =>
    traceText(letter, { font: 'sans', missing: [letter] }) ? [] : [index + 2],
  )
  expect(refused).toContain(5)
  expect(outcome.faults.map(({ row, reason }) => ({ row, reason }))).toEqual(
    refused.map((row) => ({ row, reason: 'caption-letters' })),
  )
  const codes = (await readPages(outcome.file)).flat()
  expect(codes).toEqual(captions.slice(refused.length).map(() => link))
})
