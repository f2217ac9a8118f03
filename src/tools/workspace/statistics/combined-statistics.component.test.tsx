import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { statisticsDimensions } from '@/codes'
import { catchDownload } from '@/testing/catch-download'
import { type FakeRequest, fakeProblem, fakeWorkspace } from '@/testing/fake-workspace'
import { findViolations } from '@/testing/find-violations'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`workspace.statistics.${key}`, values)
const counts = (scans: number) => ({ scans, visitors: scans, clicks: 1, bots: 0 })
const noBreakdowns = Object.fromEntries(statisticsDimensions.map((name) => [name, []]))
const terrace = { slug: 'terrace', name: 'Terrace' }

function answer({ query }: FakeRequest): object | Response {
  if (query.get('format') === 'csv') return new Response('code,scans\nterrace,60\n')
  const days = ['2026-02-01', '2026-02-02'].map((day) => ({ day, ...counts(30) }))
  const slugs = query.get('series')?.split(',') ?? []
  return {
    ...{ from: '2026-02-01', to: '2026-02-02', timeZone: 'UTC', codes: 3, total: counts(60), days },
    comparison:
      query.get('compare') === 'none'
        ? null
        : { from: '2026-01-30', to: '2026-01-31', total: counts(40), days },
    topCodes: [{ ...terrace, ...counts(60), before: query.get('compare') === 'none' ? null : 40 }],
    breakdowns: {
      ...noBreakdowns,
      country: [
        { value: 'JP', ...counts(45) },
        { value: 'DE', ...counts(15) },
      ],
      browser: [{ value: '', ...counts(60) }],
    },
    series: slugs.map((slug) => ({ slug, name: 'Terrace', days })),
  }
}
const listed = {
  ...{ ...terrace, link: 'HTTPS://QZ.EXAMPLE/Q/TERRACE', type: 'url', status: 'active' },
  ...{ target: 'https://example.com/', folder: null, tags: [], externalId: null, scans: 60 },
  ...{ revision: 1, archivedAt: null, addedAt: '2026-01-01T00:00:00.000Z' },
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const handlers = {
  'GET /workspace/statistics': answer,
  'GET /workspace/folders': () => [{ id: 'folder-1', name: 'Tables', codes: 2 }],
  'GET /codes': () => ({ codes: [listed], total: 1, cursor: null }),
}

let api: ReturnType<typeof fakeWorkspace> | undefined
afterEach(() => api?.close())
const lastQuery = () =>
  api?.requests.findLast(({ path }) => path === '/workspace/statistics')?.query
const render = () =>
  renderInSite(<WorkspaceTool page="statistics" />, { path: '/workspace/statistics' })

it('compares totals and codes with an earlier period and hides empty dimensions', async () => {
  api = fakeWorkspace(handlers, { codes: 3 })
  const { container } = await render()
  const total = page.getByRole('definition').filter({ hasText: '+50%' })
  await expect
    .element(total.first())
    .toHaveTextContent(message('statistics.comparison.before', { count: 40 }))
  const top = page.getByRole('row', { name: 'Terrace' })
  await expect.element(top).toHaveTextContent('60')
  await expect.element(top).toHaveTextContent('+50%')
  const figure = (name: string) =>
    page.getByRole('figure', { name: message(`statistics.charts.titles.${name}`) })
  await expect.element(figure('country')).toHaveTextContent('Japan75%')
  // The height is 40, its half is named as well; so are both days.
  const days = page.getByRole('figure', { name: message('statistics.charts.days') })
  await expect.element(days).toHaveTextContent(/02040.*Feb 1Feb 2/)
  await expect.element(figure('browser')).not.toBeInTheDocument()
  expect(await findViolations(container)).toEqual([])

  await page.getByLabelText(text('filter.compare')).selectOptions('none')
  await expect.element(page.getByText('+50%')).not.toBeInTheDocument()
  await page.getByLabelText(message('workspace.filter.folder')).selectOptions('folder-1')
  await page.getByLabelText(message('workspace.filter.tag')).fill('garden')
  await expect.poll(() => lastQuery()?.get('tag')).toBe('garden')
  expect(lastQuery()?.get('folder')).toBe('folder-1')
})

it('compares chosen codes by day and saves the counts as a file', async () => {
  api = fakeWorkspace(handlers, { codes: 3 })
  await render()
  await page.getByText(text('series.choose'), { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Terrace' }).click()
  await expect.element(page.getByRole('figure', { name: text('series.chart') })).toBeVisible()
  expect(lastQuery()?.get('series')).toBe('terrace')
  await page.getByRole('button', { name: text('series.remove', { name: 'Terrace' }) }).click()
  await expect
    .element(page.getByRole('figure', { name: text('series.chart') }))
    .not.toBeInTheDocument()

  const file = await catchDownload(() =>
    page.getByRole('button', { name: message('statistics.csv.save') }).click(),
  )
  expect(await file.text()).toContain('terrace,60')
})

it('explains an empty period, an empty workspace and a failure', async () => {
  const noScans = { scans: 0, visitors: 0, clicks: 0 }
  let bots = 0
  let isBroken = false
  const broken = (request: FakeRequest) => {
    if (isBroken) return fakeProblem('unavailable')
    return { ...answer(request), total: { ...noScans, bots }, topCodes: [] }
  }
  api = fakeWorkspace({ ...handlers, 'GET /workspace/statistics': broken }, { codes: 3 })
  const { unmount } = await render()
  await expect.element(page.getByText(message('statistics.emptyRange.title'))).toBeVisible()
  bots = 3
  await page.getByLabelText(text('filter.compare')).selectOptions('none')
  await expect.element(page.getByText(message('statistics.onlyBots.text', { bots }))).toBeVisible()
  await expect.element(page.getByRole('figure')).not.toBeInTheDocument()
  isBroken = true
  await page.getByLabelText(text('filter.compare')).selectOptions('year')
  await expect.element(page.getByText(message('statistics.failed'))).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: message('statistics.retry') }).click()
  await expect.element(page.getByText(message('statistics.failed'))).not.toBeInTheDocument()
  unmount()
  api.close()

  api = fakeWorkspace(handlers, { codes: 0 })
  await render()
  await expect.element(page.getByText(text('noCodes.title'))).toBeVisible()
})
