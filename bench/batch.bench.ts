// Exports ten thousand short links as SVG in a ZIP, compared with `qrcode` and JSZip.
// npm run bench -- batch [--json] [--codes 10000]
//
// Each contender runs in its own Node process, bundled, without a loader, three times in turn; the
// median is reported. The rate covers the whole work, from the first text to the closed file, after
// a warm-up of 300 codes. Memory is the largest resident set of the process, including Node (VmHWM
// on Linux, otherwise getrusage); growth is the part added after the warm-up.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { BatchFigures } from './batch/batch-figures'
import { reportTarget } from './report-target'

const runs = 3
const args = process.argv.slice(2)
const json = args.includes('--json')
const codes = args.includes('--codes') ? args[args.indexOf('--codes') + 1] : '10000'

const folder = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
try {
  const program = await bundleContender()
  const measured = { ours: [] as BatchFigures[], 'qrcode + JSZip': [] as BatchFigures[] }
  for (let run = 0; run < runs; run++) {
    for (const [contender, figures] of Object.entries(measured)) {
      figures.push(runContender(program, contender))
    }
  }
  const ours = report('ours', measured.ours)
  const theirs = report('qrcode + JSZip', measured['qrcode + JSZip'])
  reportTarget(
    {
      target: 'codes per second, times qrcode + JSZip',
      measured: ours.perSecond / theirs.perSecond,
      needed: 8,
    },
    json,
  )
  reportTarget(
    {
      target: 'peak memory, as a share of qrcode + JSZip',
      measured: ours.peakBytes / theirs.peakBytes,
      needed: 0.25,
      atMost: true,
    },
    json,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function bundleContender(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(import.meta.resolve('./batch/contender.ts')),
      outDir: folder,
      rollupOptions: { output: { entryFileNames: 'contender.mjs' } },
    },
  })
  return join(folder, 'contender.mjs')
}

function runContender(program: string, contender: string): BatchFigures {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [program, contender, String(codes)],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

function report(contender: string, all: readonly BatchFigures[]): BatchFigures {
  const middle = (key: keyof BatchFigures) =>
    Math.round(all.map((figures) => figures[key]).sort((a, b) => a - b)[runs >> 1] as number)
  const figures: BatchFigures = {
    perSecond: middle('perSecond'),
    peakBytes: middle('peakBytes'),
    growthBytes: middle('growthBytes'),
    zipBytes: middle('zipBytes'),
  }
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    json
      ? JSON.stringify({ contender, codes: Number(codes), ...figures })
      : `${contender.padEnd(16)}${figures.perSecond.toLocaleString('en').padStart(8)} codes per second, ` +
          `peak ${megabytes(figures.peakBytes)} (${megabytes(figures.growthBytes)} of it after the warm-up), ` +
          `file ${megabytes(figures.zipBytes)}`,
  )
  return figures
}
