import { expose } from 'comlink'
import { afterEach, expect, it } from 'vitest'
import { defaultDesign } from '@/qr/design'
import type { BatchRow } from '../batch-job'
import type { DrawApi } from './draw-api'
import { createDrawingPool } from './drawing-pool'
import type { JobHeader } from './work-job'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

const header: JobHeader = {
  version: 1,
  id: 'one',
  name: 'one',
  startedAt: 0,
  design: defaultDesign,
  output: { kind: 'files', format: 'svg' },
  verify: false,
  manifestWords: {},
  pictures: [],
  total: 0,
}
const rowsFrom = (first: number, count: number): BatchRow[] =>
  Array.from({ length: count }, (_, index) => ({
    row: first + index,
    content: { type: 'text', text: '' } as BatchRow['content'],
    text: '',
    name: '',
    title: '',
  }))

/**
 * Starts a fake worker that reports a fault for every row, so that the rows it received are
 * visible. Deadly rows make it stop responding.
 */
function hire(isDeadly: (row: number) => boolean, onDeath: () => void, isStillborn = false) {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  let isDead = false
  const die = () => {
    isDead = true
    onDeath()
    return new Promise<never>(() => {})
  }
  const api: DrawApi = {
    prepare: async () => (isStillborn ? die() : undefined),
    async draw(rows) {
      if (isDead) return new Promise(() => {})
      if (rows.some(({ row }) => isDeadly(row))) return die()
      return rows.map(({ row }) => ({ ok: false, fault: { row, reason: 'drawn' } }))
    },
  }
  expose(api, port1)
  return port2
}

it('draws all rows but the one that kills a worker, again and again', async () => {
  const isDeadly = (row: number) => row === 33
  let deaths = 0
  const hireAt = (index: number): MessagePort =>
    hire(isDeadly, () => {
      deaths++
      setTimeout(() => pool.replace(index, hireAt(index)))
    })
  const pool = createDrawingPool([hireAt(0), hireAt(1)], {
    header,
    wasmUrl: '',
    onSilence: () => {},
  })
  const chunks = [0, 10, 20, 30, 40, 50].map((first) => pool.draw(rowsFrom(first, 10)))
  const faults = (await Promise.all(chunks))
    .flat()
    .map((result) => (result.ok ? null : result.fault))
  expect(faults.map((fault) => fault?.row)).toEqual(rowsFrom(0, 60).map(({ row }) => row))
  expect(
    faults.filter((fault) => fault?.reason === 'undrawable').map((fault) => fault?.row),
  ).toEqual([33])
  expect(deaths).toBeLessThan(5)
})

it('gives up where no worker comes up', async () => {
  const hireAt = (index: number): MessagePort =>
    hire(
      () => false,
      () => setTimeout(() => pool.replace(index, hireAt(index))),
      true,
    )
  const pool = createDrawingPool([hireAt(0)], { header, wasmUrl: '', onSilence: () => {} })
  await expect(pool.draw(rowsFrom(0, 3))).rejects.toThrow('could be started')
  await expect(pool.draw(rowsFrom(3, 3))).rejects.toThrow('could be started')
})

it('says that a worker has been silent for too long', async () => {
  const silent = await new Promise<number>((onSilence) => {
    const ports = [
      hire(
        () => true,
        () => {},
      ),
    ]
    const pool = createDrawingPool(ports, { header, wasmUrl: '', onSilence, silenceMs: 60 })
    pool.draw(rowsFrom(0, 1)).catch(() => {})
  })
  expect(silent).toBe(0)
})
