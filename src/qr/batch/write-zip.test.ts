import { unzipSync } from 'fflate'
import jszip from 'jszip'
import { describe, expect, it } from 'vitest'
import { writeZip, type ZipEntry } from './write-zip'

const modified = new Date('2026-02-03T04:05:06Z')

describe('writeZip', () => {
  it('is read by other programs, names in any script, text compressed, bytes as they are', async () => {
    const text = '<svg>'.repeat(200)
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index * 7919) >> 3)
    const zip = await bytesOf([
      { name: 'Thực đơn.svg', text },
      { name: '日本.png', bytes },
      { name: 'empty.svg', text: '' },
    ])
    expect(zip.length).toBeLessThan(900)
    const theirs = await jszip.loadAsync(zip)
    expect(await theirs.file('Thực đơn.svg')?.async('string')).toBe(text)
    expect(await theirs.file('日本.png')?.async('uint8array')).toEqual(bytes)
    expect(await theirs.file('empty.svg')?.async('string')).toBe('')
    expect(theirs.file('日本.png')?.date).toEqual(modified)
  })

  it('never writes a path, and no name twice', async () => {
    const zip = await bytesOf([
      { name: '../../evil.svg', text: 'a' },
      { name: 'a.svg', text: 'b' },
      { name: 'A.svg', text: 'c' },
    ])
    expect(Object.keys(unzipSync(zip))).toEqual(['evil.svg', 'a.svg', 'A-2.svg'])
  })

  it('is an archive also without files', async () => {
    expect(unzipSync(await bytesOf([]))).toEqual({})
  })

  it('is the same every time', async () => {
    const entries = [{ name: 'a.svg', text: 'b'.repeat(99) }]
    expect(await bytesOf(entries)).toEqual(await bytesOf(entries))
  })

  it('takes more files than the first ZIP could count', async () => {
    function* many() {
      for (let index = 0; index < 66_000; index++)
        yield { name: `${index}`, bytes: Uint8Array.of(1) }
    }
    const zip = await bytesOf(many())
    const files = unzipSync(zip, { filter: ({ name }) => name === '65999' })
    expect(files).toEqual({ '65999': Uint8Array.of(1) })
    expect(new DataView(zip.buffer).getUint16(zip.length - 22 + 10, true)).toBe(0xffff)
  })

  it('asks for no more entries than its reader takes', async () => {
    let asked = 0
    function* endless() {
      for (;;) yield { name: `${++asked}`, bytes: new Uint8Array(100_000) }
    }
    const reader = writeZip(endless()).getReader()
    await reader.read()
    await reader.read()
    expect(asked).toBeLessThan(5)
    await reader.cancel()
  })

  it('tells its progress, and ends its entries when cancelled', async () => {
    let ended = false
    function* entries() {
      try {
        for (;;) yield { name: 'a', bytes: new Uint8Array(70_000) }
      } finally {
        ended = true
      }
    }
    const progress: number[] = []
    const reader = writeZip(entries(), { onProgress: (done) => progress.push(done) }).getReader()
    await reader.read()
    await reader.cancel()
    expect(ended).toBe(true)
    expect(progress.slice(0, 1)).toEqual([1])
  })

  it('fails with the reason of an abort', async () => {
    const abort = new AbortController()
    function* entries() {
      yield { name: 'a', text: 'a' }
      abort.abort(new Error('changed my mind'))
      yield { name: 'b', text: 'b' }
    }
    await expect(bytesOf(entries(), abort.signal)).rejects.toThrow('changed my mind')
  })
})

async function bytesOf(entries: Iterable<ZipEntry>, signal?: AbortSignal) {
  const stream = writeZip(entries, { modified, signal })
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
