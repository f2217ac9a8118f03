import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScanId } from './describe-scan'
import { openSpool, type SpooledScan } from './open-spool'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'quietzone-spool-')), 'scans')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function makeScans(count: number): SpooledScan[] {
  return Array.from({ length: count }, (_, at) => ({
    id: createScanId(1_700_000_000_000 + at),
    atMs: 1_700_000_000_000 + at,
    codeId: '0190a0a0-0000-7000-8000-000000000000',
    kind: 'scan',
    variant: null,
    country: null,
    device: 'mobile',
    system: 'ios',
    referrer: null,
    browser: 'safari',
    language: 'de',
    visitor: '0011223344556677',
  }))
}

async function drain(spool: ReturnType<typeof openSpool>): Promise<SpooledScan[]> {
  const found: SpooledScan[] = []
  for (const path of await spool.list()) {
    const claimed = await spool.claim(path)
    for await (const scan of claimed?.read() ?? []) found.push(scan)
    await claimed?.remove()
  }
  return found
}

it('gives back what was put in', async () => {
  const spool = openSpool(folder)
  expect(await drain(spool)).toEqual([])
  const scans = makeScans(5)
  await spool.append(scans.slice(0, 2))
  await spool.append(scans.slice(2))
  await spool.close()
  expect(await drain(openSpool(folder))).toEqual(scans)
  expect(await spool.list()).toEqual([])
})

it('passes over a line that was not finished', async () => {
  const spool = openSpool(folder)
  const scans = makeScans(2)
  await spool.append(scans)
  await spool.close()
  const [path = ''] = await spool.list()
  await appendFile(path, '{"id":"half')
  expect(await drain(spool)).toEqual(scans)
})

it('loses nothing to another process that takes files while they are written', async () => {
  const [writer, taker] = [openSpool(folder), openSpool(folder)]
  const scans = makeScans(400)
  const found: SpooledScan[] = []
  for (let at = 0; at < scans.length; at += 4) {
    const taking = drain(taker)
    await writer.append(scans.slice(at, at + 4))
    found.push(...(await taking))
  }
  await writer.close()
  found.push(...(await drain(taker)))
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(scans.map(({ id }) => id)))
})

it('holds what no file takes, up to a limit, and writes it with the next that one takes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const scans = makeScans(10_001)
  const spool = openSpool(folder)
  writeFileSync(folder, 'not a folder')
  expect(await spool.append(scans.slice(0, 10_000))).toBe('memory')
  await expect(spool.append(scans.slice(10_000))).rejects.toThrow()
  rmSync(folder)
  expect(await spool.append(scans.slice(10_000))).toBe('file')
  expect(spool.takeHeld(1)).toEqual([])
  await spool.close()
  expect(await drain(spool)).toEqual(scans)
})

it('writes what it holds when it is closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const scans = makeScans(2)
  const spool = openSpool(folder)
  writeFileSync(folder, 'not a folder')
  await spool.append(scans)
  rmSync(folder)
  await spool.close()
  expect(await drain(openSpool(folder))).toEqual(scans)
})
