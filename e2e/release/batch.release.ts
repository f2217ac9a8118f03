import {
  batchResult,
  dropList,
  expectArchiveOf,
  findFaultyRows,
  makeRows,
  pressInBatch,
  startButton,
  batchText as text,
} from '../batch-run'
import { message } from '../catalog'
import { expect, test } from '../site-test'

test('a list becomes codes that all scan, across a pause and a reload, and can be discarded', async ({
  page,
}) => {
  const rows = makeRows(300, (row) => row % 30 === 7)
  const faultyRows = findFaultyRows(rows)
  expect(faultyRows).toHaveLength(10)
  await page.goto('/batch-qr-code')
  await dropList(page, rows)
  await expect(page.getByTestId('plan')).toContainText('290')
  const listed = page.getByTestId('faults').getByRole('rowheader')
  await expect(listed).toHaveText(faultyRows.map(String))

  await startButton(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page).toHaveTitle(/^\d+\s?%/)
  await pressInBatch(page, 'run.pause')
  const paused = page.getByText(text('run.paused'), { exact: true }).first()
  await expect(paused).toBeVisible()
  await pressInBatch(page, 'run.resume')
  await expect(page.getByText(text('run.making'), { exact: true })).toBeVisible()
  await pressInBatch(page, 'run.pause')
  await expect(paused).toBeVisible()

  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByTestId('batch-list')).toContainText('tables.csv')
  await page.getByRole('button', { name: /^Continue from [\d,]+ of 290$/ }).click()
  // The rest of the page stays usable while the run continues.
  await page.getByRole('radio', { name: 'H', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await batchResult(page).filter({ hasText: '290' }).waitFor()
  await expectArchiveOf(page, rows)

  await pressInBatch(page, 'run.result.again')
  await startButton(page).click()
  await pressInBatch(page, 'run.cancel.ask')
  await pressInBatch(page, 'run.cancel.stop')
  await expect(page.getByText(text('failures.cancelled.title'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('batch-list')).toContainText('tables.csv')
  await expect(startButton(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue from/ })).toHaveCount(0)
})

test('the HTML contains the first step, and the editor changes the design of a batch but not its own', async ({
  page,
}) => {
  const answer = await page.request.get('/batch-qr-code')
  expect(await answer.text()).toContain(text('list.drop'))
  await page.goto('/batch-qr-code')
  await dropList(page, makeRows(3))
  const shape = page.getByRole('radio', { name: message('en', 'editor.style.modules.shapes.dot') })
  await shape.check({ force: true })
  await page.getByRole('link', { name: text('design.editor.link') }).click()
  await expect(page).toHaveURL(/\/url$/)
  await page.getByRole('radio', { name: /^H/ }).check({ force: true })
  await page.getByRole('link', { name: message('en', 'generator.batch.back') }).click()
  await expect(shape).toBeChecked()
  const level = page.getByRole('group', { name: text('design.level.label') })
  await expect(level.getByRole('radio', { name: 'H', exact: true })).toBeChecked()
  await page.goto('/url')
  await expect(page.getByRole('radio', { name: /^M/ })).toBeChecked()
})
