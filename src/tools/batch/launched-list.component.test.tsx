import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '@/testing/render-in-site'
import { BatchTool } from './batch-tool'

it('opens a list that the system opens with the installed site', async () => {
  const list = 'Link,File name\nhttps://example.com/1,one\n'
  const files = [{ getFile: async () => new File([list], 'tables.csv', { type: 'text/csv' }) }]
  const launchQueue = {
    setConsumer: (consume: (launch: { files: typeof files }) => void) => consume({ files }),
  }
  Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  await renderInSite(<BatchTool siteUrl="https://qz.example" />, { path: '/batch-qr-code' })
  await expect.element(page.getByTestId('batch-list').getByText('tables.csv')).toBeVisible()
})
