import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInAdmin } from '@/testing/render-in-admin'
import { router } from '@/testing/render-in-site'
import type { Entity } from '../../documents/entity'
import type { BulkResult } from '../../states/bulk/run-bulk-action'
import { SelectionProvider, useTranslationSelection } from './selection'
import { storeSelection } from './selection-store'
import { useBulkRun } from './use-bulk-run'

const documents = Array.from({ length: 12 }, (_, at): Entity => ({ slug: 'tags', id: `tag${at}` }))

function Harness() {
  const { run, start, stop } = useBulkRun()
  const { selected } = useTranslationSelection()
  const wish = { action: 'publish', locales: ['de', 'nl'], assignee: null } as const
  return (
    <>
      <button type="button" onClick={() => start({ ...wish, documents: selected })}>
        Start
      </button>
      <button type="button" onClick={stop}>
        Stop
      </button>
      <output>
        {run?.state} {run?.results.length}/{run?.total}, selected: {selected.length}
      </output>
    </>
  )
}

const open = async () => {
  storeSelection('user', documents)
  await renderInAdmin(
    <SelectionProvider owner="user" page={documents}>
      <Harness />
    </SelectionProvider>,
  )
}
const start = () => page.getByRole('button', { name: 'Start' }).click()

type Body = { documents: Entity[]; locales: BulkResult['locale'][] }

/** Answers as the server does; the Dutch text of the first document is refused. */
const act = async (_url: unknown, init?: RequestInit) => {
  const body: Body = JSON.parse(String(init?.body))
  const results = body.documents.flatMap(({ slug, id }) =>
    body.locales.map((locale) => ({
      ...{ slug, id, locale, title: id },
      outcome: id === 'tag0' && locale === 'nl' ? 'refused' : 'done',
    })),
  )
  return Response.json({ results })
}

it('runs in steps, and leaves selected what was refused', async () => {
  const requests = vi.spyOn(window, 'fetch').mockImplementation(act)
  await open()
  await start()
  await expect.element(page.getByRole('status')).toHaveTextContent('ended 24/24, selected: 1')
  expect(requests).toHaveBeenCalledTimes(3)
  expect(router.refresh).toHaveBeenCalledOnce()
})

it('leaves selected what was not reached, if it is stopped or a request fails', async () => {
  const requests = vi.spyOn(window, 'fetch')
  requests.mockImplementationOnce(act).mockRejectedValueOnce(new TypeError('offline'))
  await open()
  await start()
  await expect.element(page.getByRole('status')).toHaveTextContent('failed 10/24, selected: 8')
  requests.mockImplementation(async (...args) => {
    await page.getByRole('button', { name: 'Stop' }).click()
    return act(...args)
  })
  await start()
  await expect.element(page.getByRole('status')).toHaveTextContent('stopped 10/16, selected: 4')
})
