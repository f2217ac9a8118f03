import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInAdmin } from '@/testing/render-in-admin'
import type { MachineStep } from '../../machine-translation/translate-document'
import { MachineReport } from './machine-report'
import { useMachineRun } from './use-machine-run'

const keys = ['title', 'lead', 'body']
const button = (key: string) => page.getByRole('button', { name: message(`admin.${key}`) })
const onShow = vi.fn()

function Harness() {
  const { run, start, stop } = useMachineRun('posts/1', 'de')
  return (
    <MachineReport
      {...{ service: 'DeepL', run, onShow }}
      onTranslate={() => start(keys)}
      onStop={stop}
    />
  )
}

const step = (done: string[], more: Partial<MachineStep> = {}) =>
  Response.json({ done, saved: done.length, issues: [], ...more })
const keysOf = ([, init]: [unknown, RequestInit?]) => JSON.parse(String(init?.body)).keys

it('translates in steps, and lists what it left out', async () => {
  const requests = vi.spyOn(window, 'fetch')
  requests.mockResolvedValueOnce(step(['title']))
  const issue = { key: 'body', name: 'Text', isSaved: false, reason: 'tags' } as const
  requests.mockResolvedValueOnce(step(['lead', 'body'], { saved: 1, issues: [issue] }))
  await renderInAdmin(<Harness />)
  await expect.element(page.getByText(/^DeepL fills in/)).toBeInTheDocument()
  await button('machine.action').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 texts translated.')
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent(`Text: ${message('admin.machine.reasons.tags')}`)
  expect(requests.mock.calls.map(keysOf)).toEqual([keys, ['lead', 'body']])
  await button('machine.show').click()
  expect(onShow).toHaveBeenCalledOnce()
})

it('stops, which ends the request', async () => {
  const requests = vi.spyOn(window, 'fetch')
  requests.mockResolvedValueOnce(step(['title'])).mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  await renderInAdmin(<Harness />)
  await button('machine.action').click()
  await expect.element(page.getByText('Translating: 1 of 3')).toBeInTheDocument()
  await button('translations.bulk.stop').click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(message('admin.translations.bulk.stopped'))
  await expect.element(button('machine.show')).toBeInTheDocument()
})

it('says why the service has translated nothing, and can be tried again', async () => {
  const text = message('admin.machine.failures.quota')
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(
    Response.json({ errors: [{ message: text }] }, { status: 422 }),
  )
  await renderInAdmin(<Harness />)
  await button('machine.action').click()
  await expect.element(page.getByRole('status')).toHaveTextContent(text)
  await expect.element(button('machine.action')).toBeInTheDocument()
})
