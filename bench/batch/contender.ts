// Runs one contender in its own process: `node contender.mjs NAME CODES` prints its figures.
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { unzipSync } from 'fflate'
import type { BatchFigures } from './batch-figures'

const contenders: Readonly<Record<string, (count: number, file: string) => Promise<void>>> = {
  ours: writeOurs,
  'qrcode + JSZip': writeTheirs,
}
/** Lets both contenders reach the speed of a long run before the measurement. */
const warmUpCodes = 2000

const [name = '', count = ''] = process.argv.slice(2)
const write = contenders[name]
if (!write) throw new Error(`No contender ${name}`)
const codes = Number(count)
const folder = mkdtempSync(join(tmpdir(), 'quietzone-batch-'))
const file = join(folder, 'codes.zip')
try {
  await write(warmUpCodes, file)
  const peakBefore = peakBytes()
  const start = performance.now()
  await write(codes, file)
  const seconds = (performance.now() - start) / 1000
  const peak = peakBytes()
  const figures: BatchFigures = {
    perSecond: codes / seconds,
    peakBytes: peak,
    growthBytes: peak - peakBefore,
    zipBytes: checkZip(),
  }
  console.log(JSON.stringify(figures))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Returns the size of the ZIP, in bytes. Throws if it does not contain all codes. */
function checkZip(): number {
  const zip = readFileSync(file)
  const names = new Set<string>()
  unzipSync(zip, { filter: ({ name }) => names.add(name).size < 0 })
  if (names.size !== codes) throw new Error(`${names.size} files of ${codes}`)
  return zip.length
}

async function writeOurs(count: number, file: string): Promise<void> {
  const [{ renderBatch }, { writeZip }, { defaultDesign }] = await Promise.all([
    import('@/qr/batch/render-batch'),
    import('@/qr/batch/write-zip'),
    import('@/qr/design/design'),
  ])
  function* rows() {
    for (let index = 0; index < count; index++) yield { text: link(index), name: `code-${index}` }
  }
  const zip = writeZip(renderBatch(rows(), defaultDesign, { format: 'svg' }))
  await zip.pipeTo(Writable.toWeb(createWriteStream(file)))
}

async function writeTheirs(count: number, file: string): Promise<void> {
  const [{ default: qrcode }, { default: JSZip }] = await Promise.all([
    import('qrcode'),
    import('jszip'),
  ])
  const zip = new JSZip()
  for (let index = 0; index < count; index++) {
    const svg = await qrcode.toString(link(index), { type: 'svg', errorCorrectionLevel: 'M' })
    zip.file(`code-${index}.svg`, svg)
  }
  writeFileSync(file, await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }))
}

function link(index: number): string {
  return `https://example.com/q/${(0x1000000 + index * 7919).toString(36)}`
}

/**
 * Returns the largest resident set so far, in bytes. Linux reports the program's own in VmHWM;
 * getrusage also includes the parent's at the time of the start.
 */
function peakBytes(): number {
  const status = '/proc/self/status'
  if (!existsSync(status)) return process.resourceUsage().maxRSS * 1024
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1]) * 1024
}
