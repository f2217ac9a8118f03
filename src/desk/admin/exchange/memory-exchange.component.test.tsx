import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInAdmin } from '@/testing/render-in-admin'
import { MemoryExchange } from './memory-exchange'

const label = (key: string) => message(`admin.exchange.${key}`)
const report = {
  ...{ added: 2, changed: 0, same: 0, refused: 1 },
  faults: [{ entry: 'Two words', reason: 'noLanguage' }],
}

function answer(...bodies: object[]) {
  const requests = vi.spyOn(window, 'fetch')
  for (const body of bodies) requests.mockResolvedValueOnce(Response.json(body))
  return requests
}
const choose = () =>
  page.getByLabelText(label('memory.choose')).upload(new File(['x'], 'agency.tmx'))

it('shows what an import does before it saves, and removes a file', async () => {
  const memories = [{ name: 'agency', importedAt: '', segments: 2 }]
  const requests = answer({ memories: [] }, report, report, { memories }, {}, { memories: [] })
  await renderInAdmin(<MemoryExchange mayImport />)
  await choose()
  await expect.element(page.getByText(label('entries.noLanguage'))).toBeVisible()
  expect(String(requests.mock.lastCall?.[0])).toContain('save=false')
  await page.getByRole('button', { name: label('tables.save'), exact: true }).click()
  await expect.element(page.getByText(label('tables.saved'))).toBeVisible()
  await page.getByRole('button', { name: `${label('memory.remove')}: agency` }).click()
  await expect.element(page.getByText('agency')).not.toBeInTheDocument()
  expect(requests.mock.calls.map(([, init]) => init?.method)).toEqual([
    ...['GET', 'POST', 'POST', 'GET', 'DELETE', 'GET'],
  ])
})

it('offers no import to those who may not', async () => {
  answer({ memories: [] })
  await renderInAdmin(<MemoryExchange mayImport={false} />)
  await expect.element(page.getByText(label('memory.download'))).toBeVisible()
  await expect.element(page.getByLabelText(label('memory.choose'))).not.toBeInTheDocument()
})

it('says why a file is refused', async () => {
  answer({ memories: [] }, { reason: 'notMemory' })
  await renderInAdmin(<MemoryExchange mayImport />)
  await choose()
  await expect.element(page.getByRole('alert')).toHaveTextContent(label('faults.notMemory'))
})
