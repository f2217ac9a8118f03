import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '@/testing/render-in-site'
import { TryIt } from './try-it'

const labels = {
  ...{ open: 'Try it', key: 'Edit key', body: 'Body', send: 'Send', stop: 'Stop' },
  ...{ response: 'Response', failed: 'No answer' },
}
const operation = {
  ...{ method: 'patch', path: '/codes/{slug}', base: '/api/v1', needsKey: true, labels },
  parameters: [{ name: 'slug', in: 'path', isRequired: true, sample: '7k3m9pxw' }],
  body: 'json' as const,
  sampleBody: '{"revision":1}',
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
    '{"revision":1}',
  ])
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer qz_key')
})

it('explains that no response arrived', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await renderInSite(<TryIt {...operation} needsKey={false} />)
  await page.getByText('Try it').click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('No answer')).toBeVisible()
})
