import { beforeEach, expect, it, vi } from 'vitest'
import { fetchJson } from './fetch-json'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

it('requests once more what the server failed to answer', async () => {
  fetched
    .mockResolvedValueOnce(new Response('Overloaded', { status: 503 }))
    .mockResolvedValueOnce(Response.json({ editor: {} }))
  expect(await fetchJson('/messages/en.json')).toEqual({ editor: {} })
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('rejects a page in the place of JSON', async () => {
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  fetched.mockResolvedValueOnce(page)
  await expect(fetchJson('/messages/en.json')).rejects.toThrow('/messages/en.json: no JSON')
})
