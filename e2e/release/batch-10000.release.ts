import {
  batchResult,
  dropList,
  expectArchiveOf,
  findFaultyRows,
  makeRows,
  startButton,
} from '../batch-run'
import { expect, test } from '../site-test'

test('a list of ten thousand rows becomes codes that all scan, and faulty rows are listed', async ({
  page,
}) => {
  const rows = makeRows(10_000, (row) => row % 270 === 7 && row <= 270 * 37)
  const faultyRows = findFaultyRows(rows)
  expect(faultyRows).toHaveLength(37)
  await page.goto('/batch-qr-code')
  await dropList(page, rows)
  await expect(page.getByTestId('plan')).toContainText('9,963')
  const listed = page.getByTestId('faults').getByRole('rowheader')
  await expect(listed).toHaveText(faultyRows.map(String))
  await startButton(page).click()
  await batchResult(page).filter({ hasText: '9,963' }).waitFor()
  await expectArchiveOf(page, rows)
})
