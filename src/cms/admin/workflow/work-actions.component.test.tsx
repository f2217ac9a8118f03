import { toast } from '@payloadcms/ui'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShownWork } from '@/cms/workflow/read-work'
import { useRequest } from '@/desk/admin/requests/use-request'
import en from '@/i18n/messages/en.json'
import { message } from '@/testing/message'
import { renderInAdmin } from '@/testing/render-in-admin'
import { WorkActions } from './work-actions'

const texts = en.admin.workflow
const failed = 'No connection'
const button = (key: string) =>
  page.getByRole('button', { name: message(`admin.workflow.${key}`), exact: true })
const comment = page.getByRole('textbox', { name: texts.returnLabel })

const inReview: ShownWork = {
  ...{ locale: 'nl', step: 'in_review', hash: 'read', openThreads: 0, me: 'rosa' },
  ...{ assignee: null, askedBy: 'Wim', decidedBy: null, decidedAt: null, writers: [] },
  ...{ mayWrite: false, mayReview: true, mayPublish: true, mayAssign: false, needsReview: false },
}

function Harness({ work }: { work: ShownWork }) {
  const { send, isBusy } = useRequest(failed)
  return (
    <WorkActions
      {...{ work, isBusy }}
      onChange={(body) =>
        send('POST /:document/workflow', { document: 'posts/1', body: body as never })
      }
    />
  )
}

const open = (work: Partial<ShownWork> = {}) =>
  renderInAdmin(<Harness work={{ ...inReview, ...work }} />)
const answer = (status: number, body: object) =>
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(Response.json(body, { status }))

it('sends a text back with a comment, by the keyboard', async () => {
  const requests = answer(200, {})
  await open()
  await button('return').click()
  await expect.element(comment).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(comment).not.toBeInTheDocument()
  await expect.element(button('return')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(requests).not.toHaveBeenCalled()
  await userEvent.keyboard('Too long for a label{Control>}{Enter}{/Control}')
  await expect.element(comment).not.toBeInTheDocument()
  const sent = JSON.parse(String(requests.mock.lastCall?.[1]?.body))
  expect(sent).toEqual({ action: 'return', comment: 'Too long for a label' })
})

it('approves the text that was read, and shows why that is refused', async () => {
  const reason = 'The text has changed.'
  const requests = answer(409, { errors: [{ message: reason }] })
  const shown = vi.spyOn(toast, 'error')
  await open()
  await button('approve').click()
  await expect.poll(() => shown.mock.lastCall?.[0]).toBe(reason)
  const sent = JSON.parse(String(requests.mock.lastCall?.[1]?.body))
  expect(sent).toEqual({ action: 'approve', hash: 'read', publish: false })
  requests.mockRejectedValueOnce(new TypeError('offline'))
  await button('approvePublish').click()
  await expect.poll(() => shown.mock.lastCall?.[0]).toBe(failed)
  await expect.element(button('approvePublish')).toBeEnabled()
})

it('offers only what the user may do in this state', async () => {
  const names = () =>
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  const writer = { mayWrite: true, mayReview: false, needsReview: true }
  const view = await open({ ...writer, step: 'in_progress' })
  expect(names()).toEqual([texts.ask])
  await expect.element(page.getByText(texts.needsReview)).toBeVisible()
  await view.unmount()
  await open({ ...writer, step: 'in_review' })
  expect(names()).toEqual([texts.reopen])
})
