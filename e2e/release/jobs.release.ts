import pg from 'pg'
import { test } from '../admin-test'
import { message } from '../catalog'
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
  await query(
    `select graphile_worker.permanently_fail_jobs(array_agg(id), 'The disk is full')
     from graphile_worker.add_job('find-silent-codes', job_key => 'find-silent-codes')`,
  )
  await join(page, { role: 'admin' })
  await page.goto('/admin')
  const failures = page.getByRole('region', { name: message('en', 'admin.failures.title') })
  const row = failures.getByRole('row').filter({ hasText: 'The disk is full' })
  await expect(row).toContainText(message('en', 'admin.failures.jobs.findSilentCodes'))
  await row.getByRole('button', { name: message('en', 'admin.failures.runNow') }).click()
  await expect(page.getByText(message('en', 'admin.failures.started'))).toBeVisible()
  const due = await query(
    `select from graphile_worker.jobs where key = 'find-silent-codes' and run_at > now()`,
  )
  expect(due.rows).toEqual([])
})
