import { unzipSync } from 'fflate'
import jszip from 'jszip'
import { describe, expect, it } from 'vitest'
import { type EntryContent, localTime, packEntry } from '@/qr/batch'
import { openMemoryFolder } from './memory-folder'
import { createZipOutput } from './zip-output'

const startedAt = Date.parse('2026-02-03T04:05:06Z')
const manifestText = 'Row,File\n'

type Entry = { name: string } & EntryContent

describe('an archive of files', () => {
  it('is read by other programs, names in any script, text compressed, bytes as they are', async () => {
    const text = '<svg>'.repeat(200)
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index * 7919) >> 3)
    const zip = await writeArchive([
      { name: 'Thực đơn', text },
      { name: '日本', bytes },
      { name: 'empty', text: '' },
    ])
    expect(zip.length).toBeLessThan(1000)
    const theirs = await jszip.loadAsync(zip)
    expect(await theirs.file('Thực đơn.svg')?.async('string')).toBe(text)
    expect(await theirs.file('日本.svg')?.async('uint8array')).toEqual(bytes)
    expect(await theirs.file('empty.svg')?.async('string')).toBe('')
    expect(await theirs.file('manifest.csv')?.async('string')).toBe(manifestText)
    expect(theirs.file('日本.svg')?.date).toEqual(localTime(startedAt))
  })

  it('never writes a path, and no name twice', async () => {
    const zip = await writeArchive([
      { name: '../../evil', text: 'a' },
      { name: 'a', text: 'b' },
      { name: 'A', text: 'c' },
    ])
    const names = ['evil.svg', 'a.svg', 'A-2.svg', 'manifest.csv']
    expect(Object.keys(unzipSync(zip))).toEqual(names)
  })

  it('may contain only the manifest', async () => {
    expect(Object.keys(unzipSync(await writeArchive([])))).toEqual(['manifest.csv'])
  })

  it('is the same every time', async () => {
    const entries = [{ name: 'a', text: 'b'.repeat(99) }]
    expect(await writeArchive(entries)).toEqual(await writeArchive(entries))
  })

  it('may contain more files than the first ZIP could count', async () => {
    function* many() {
      for (let index = 0; index < 66_000; index++)
        yield { name: `${index}`, bytes: Uint8Array.of(1) }
    }
    const zip = await writeArchive(many())
    const files = unzipSync(zip, { filter: ({ name }) => name === '65999.svg' })
    expect(files).toEqual({ '65999.svg': Uint8Array.of(1) })
    expect(new DataView(zip.buffer).getUint16(zip.length - 22 + 10, true)).toBe(0xffff)
  })
})

async function writeArchive(entries: Iterable<Entry>): Promise<Uint8Array<ArrayBuffer>> {
  const folder = openMemoryFolder()
  const file = await folder.open('output')
  const manifest = await folder.open('manifest')
  manifest.append(new TextEncoder().encode(manifestText))
  const output = createZipOutput(file, { ending: 'svg', startedAt })
  for (const { name, ...content } of entries) {
    const packed = packEntry(content as EntryContent)
    const drawn = { version: 1, level: 'M', sizeModules: 21 }
    await output.add(name, { ok: true, made: { kind: 'file', packed }, ...drawn }, 1)
  }
  await output.finish(manifest)
  return file.read(0, file.size())
}
