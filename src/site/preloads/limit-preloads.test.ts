import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitPreloads } from './limit-preloads'

/** Requests that reached the network, with functions that settle them. */
let requested: { address: string; answer: () => void; fail: () => void }[] = []

beforeEach(() => {
  requested = []
  const fetch = (address: string) =>
    new Promise<Response>((resolve, reject) => {
      const answer = () => resolve(new Response('x'))
      requested.push({ address, answer, fail: () => reject(new TypeError('gone')) })
    })
  vi.stubGlobal('window', { fetch })
  limitPreloads()
})
afterEach(() => vi.unstubAllGlobals())

const preload = (address: string) =>
  window.fetch(address, { headers: { rsc: '1', 'next-router-prefetch': '1' } })
const addresses = () => requested.map(({ address }) => address)
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve))

it('lets five preloads through and holds the others, whichever way those end', async () => {
  const preloads = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((address) => preload(address))
  await waitForTasks()
  expect(addresses()).toEqual(['a', 'b', 'c', 'd', 'e'])
  requested[0]?.answer()
  expect(await (await preloads[0])?.text()).toBe('x')
  await waitForTasks()
  expect(addresses()).toEqual(['a', 'b', 'c', 'd', 'e', 'h'])
  requested[1]?.fail()
  await expect(preloads[1]).rejects.toThrow('gone')
  await waitForTasks()
  expect(addresses()).toHaveLength(7)
})

it('does not let a new preload pass by one that takes a freed place', async () => {
  for (const address of ['a', 'b', 'c', 'd', 'e', 'f']) preload(address)
  await waitForTasks()
  requested[0]?.answer()
  await waitForTasks()
  preload('g')
  await waitForTasks()
  expect(addresses()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

it('holds nothing else back', async () => {
  for (let count = 0; count < 9; count += 1) window.fetch('/messages/en.json')
  window.fetch('/pricing', { headers: { rsc: '1' } })
  await waitForTasks()
  expect(requested).toHaveLength(10)
})
