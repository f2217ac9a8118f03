import pg from 'pg'
import { test } from '../admin-test'
import { message } from '../catalogue'
import { expect } from '../site-test'

async function query(sql: string) {
  const client = new pg.Client(process.env.E2E_DATABASE_URL)
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

test('a job that failed is shown with its reason, and is run again at once', async ({
  page,
  join,
}) => {
  const job = `where name = 'check-targets'`
  await query(
    `update background_jobs set failures = 2, failure = 'The disk is full',
       finished_at = now(), due_at = now() + interval '1 day' ${job}`,
  )
  await join(page, { role: 'admin' })
  await page.goto('/admin')
  const failures = page.getByRole('region', { name: message('en', 'admin.failures.title') })
  const row = failures.getByRole('row').filter({ hasText: 'The disk is full' })
  await expect(row).toContainText(message('en', 'admin.failures.jobs.checkTargets'))
  await row.getByRole('button', { name: message('en', 'admin.failures.runNow') }).click()
  await expect(page.getByText(message('en', 'admin.failures.started'))).toBeVisible()
  const due = await query(
    `select due_at <= now() or failures = 0 as is_due from background_jobs ${job}`,
  )
  expect(due.rows).toEqual([{ is_due: true }])
})
