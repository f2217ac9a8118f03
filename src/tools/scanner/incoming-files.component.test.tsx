import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawSymbolPicture } from '@/qr/decode/draw-for-test'
import { message } from '@/testing/message'
import { toPngFile } from '@/testing/picture-files'
import { renderInSite } from '@/testing/render-in-site'
import { hasUnsavedWork } from '@/ui/unsaved-work'
import { onWorkDone } from '@/ui/work-done'
import { ScanTool } from './scan-tool'

const tool = <ScanTool siteHost="qz.example" />
const problem = page.getByText(message('scanner.start.problems.shared'))

afterEach(() => Reflect.deleteProperty(window, 'launchQueue'))

it('scans a picture that the system opens with the installed site, as work that must not be reloaded', async () => {
  const workDone = vi.fn()
  onWorkDone(workDone)
  const file = await toPngFile('code.png', drawSymbolPicture('Opened with the site'))
  const files = [{ getFile: async () => file }]
  const launchQueue = {
    setConsumer: (consume: (launch: { files: typeof files }) => void) => consume({ files }),
  }
  Object.defineProperty(window, 'launchQueue', { value: launchQueue, configurable: true })
  await renderInSite(tool)
  await expect.element(page.getByText('Opened with the site').first()).toBeVisible()
  await expect.poll(hasUnsavedWork).toBe(true)
  await expect.poll(() => workDone.mock.calls.length).toBe(1)
})

it('reports shared files that did not arrive, once', async () => {
  await caches.delete('shared-1')
  const address = new URL(location.href)
  address.searchParams.set('shared', '')
  history.replaceState(history.state, '', address)
  await renderInSite(tool)
  await expect.element(problem).toBeVisible()
  expect(new URL(location.href).searchParams.has('shared')).toBe(false)
  expect(hasUnsavedWork()).toBe(false)
})
