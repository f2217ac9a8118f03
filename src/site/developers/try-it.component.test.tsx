import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '@/testing/render-in-site'
import { TryIt } from './try-it'

const labels = {
  ...{ open: 'Try it', key: 'Edit key', body: 'Body', send: 'Send', stop: 'Stop' },
  ...{ response: 'Response', failed: 'No answer' },
}
const operation = {
  ...{ path: '/codes/{slug}', base: '/api/v1', labels },
  parameters: 'slug\t*\tstring\t',
  query: undefined,
  sample: {
    ...{ method: 'PATCH', url: 'https://qz.example/api/v1/codes/7k3m9pxw', isRepeatable: false },
    headers: { Authorization: 'Bearer qz_sample', 'Content-Type': 'application/json' },
    body: { json: { revision: 1 } },
  },
}
let fetching: MockInstance<typeof fetch>
beforeEach(() => {
  fetching = vi.spyOn(window, 'fetch')
})

it('sends what the form contains and shows the response', async () => {
  fetching.mockResolvedValueOnce(Response.json({ key: 'changed' }, { status: 409 }))
  await renderInSite(<TryIt {...operation} />)
  await page.getByText('Try it').click()
  await page.getByLabelText('Edit key').fill('qz_key')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('region', { name: 'Response' })).toHaveTextContent('409')
  await expect.element(page.getByText('"key": "changed"')).toBeVisible()
  const [address, init] = fetching.mock.calls[0] ?? []
  expect([address, init?.method, init?.body]).toEqual([
    '/api/v1/codes/7k3m9pxw',
    'PATCH',
    '{\n  "revision": 1\n}',
  ])
  const headers = new Headers(init?.headers)
  expect(headers.get('authorization')).toBe('Bearer qz_key')
  expect(headers.get('content-type')).toBe('application/json')
})

it('explains that no response arrived', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await renderInSite(<TryIt {...operation} sample={{ ...operation.sample, headers: {} }} />)
  await page.getByText('Try it').click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('No answer')).toBeVisible()
})
