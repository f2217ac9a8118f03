import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkStep } from '@/desk/states/work-steps'
import { message } from '@/testing/message'
import { renderInAdmin } from '@/testing/render-in-admin'
import { ReviewStep } from './review-button'

const ask = page.getByRole('button', { name: message('admin.workflow.ask') })
const publish = page.getByRole('button', { name: 'Publish in German' })
const asked = page.getByRole('button', { name: message('admin.workflow.steps.in_review') })

it('requests a review in the place of a publication until the text is approved', async () => {
  const onAsk = vi.fn()
  const show = (step: WorkStep | undefined, isModified = false) =>
    renderInAdmin(
      <ReviewStep {...{ step, isModified, onAsk }} isLocked={false}>
        <button type="button">Publish in German</button>
      </ReviewStep>,
    )
  const loading = await show(undefined)
  await expect.element(ask).toBeDisabled()
  await loading.unmount()
  const begun = await show('in_progress')
  await ask.click()
  expect(onAsk).toHaveBeenCalledOnce()
  await expect.element(publish).not.toBeInTheDocument()
  await begun.unmount()
  const waiting = await show('in_review')
  await expect.element(asked).toBeDisabled()
  await waiting.unmount()
  const changed = await show('approved', true)
  await expect.element(ask).toBeEnabled()
  await changed.unmount()
  await show('approved')
  await expect.element(publish).toBeInTheDocument()
  await expect.element(ask).not.toBeInTheDocument()
})
