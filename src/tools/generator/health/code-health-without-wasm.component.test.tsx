import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { defaultDesign } from '@/qr/design'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { CodeHealth } from './code-health'

vi.mock('@/tools/shared/zxing-url', () => ({ zxingUrl: () => '/missing.wasm' }))

it('asks the other decoders when the WebAssembly does not arrive', async () => {
  await renderInSite(
    <CodeHealth
      text="https://example.com/menu"
      design={defaultDesign}
      frameText={null}
      active
      onRepaired={() => {}}
    />,
  )
  const label = message('generator.health.label')
  const meter = page.getByRole('button', { name: new RegExp(`^${label}:`) })
  await meter.click()
  const details = page.getByRole('region', { name: label })
  await expect.element(details.getByText(message('editor.health.method'))).toBeVisible()
  const readWell = message('editor.health.readWell', { count: 2 })
  await expect.element(details.getByText(readWell)).toBeVisible()
})
