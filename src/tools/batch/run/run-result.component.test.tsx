import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { catchDownload } from '@/testing/catch-download'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { RunResult } from './run-result'

it('saves the sheets and their manifest under the name of the list', async () => {
  const outcome = {
    ok: true,
    file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
    name: 'tables.pdf',
    manifest: new Blob(['Row'], { type: 'text/csv' }),
    made: 60,
    verified: 60,
    keys: null,
    faults: [],
  } as const
  const startOver = vi.fn()
  await renderInSite(<RunResult outcome={outcome} kind="labels" verify onStartOver={startOver} />)
  const text = (key: string, values?: Record<string, string | number>) =>
    message(`batch.run.result.${key}`, values)
  // The controls of the run are gone, so the focus moves to what replaces them.
  await expect.element(page.getByText(text('made', { count: 60 }))).toHaveFocus()
  await expect.element(page.getByText(text('verified', { count: 60 }))).toBeVisible()
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const pdf = await catchDownload(() => press(/^Download PDF/))
  expect([pdf.name, pdf.type, await pdf.text()]).toEqual([
    'tables.pdf',
    'application/pdf',
    '%PDF-1.7',
  ])
  const manifest = await catchDownload(() => press(text('manifest')))
  expect([manifest.name, await manifest.text()]).toEqual(['tables-manifest.csv', 'Row'])
  await press(text('again'))
  expect(startOver).toHaveBeenCalledOnce()
})
