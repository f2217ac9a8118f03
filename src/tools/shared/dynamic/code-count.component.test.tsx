import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '@/testing/render-in-site'
import { CodeCount } from './code-count'
import { removeKeys, storeKeys } from './key-store'

const slugs = ['WXYZ2345', 'WXYZ2346']

afterEach(() => removeKeys(slugs))

it('shows how many codes this browser has keys of, and follows every change', async () => {
  const key = (slug: string) => ({ slug, editKey: 'key', name: 'Menu', addedAt: 1 })
  await storeKeys([key(slugs[0] as string)])
  const { container } = await renderInSite(<CodeCount />)
  await expect.element(page.getByText('1', { exact: true })).toBeVisible()
  await storeKeys([key(slugs[1] as string)])
  await expect.element(page.getByText('2', { exact: true })).toBeVisible()
  await removeKeys(slugs)
  await expect.poll(() => container.textContent).toBe('')
})
