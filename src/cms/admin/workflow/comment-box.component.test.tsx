import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { commentLimits } from '@/cms/workflow/comments/limits'
import { renderInAdmin } from '@/testing/render-in-admin'
import { CommentBox } from './comment-box'

const [mai, mio] = [
  { id: '0198c2b4-0000-7000-8000-000000000001', name: 'Mai Lâm' },
  { id: '0198c2b4-0000-7000-8000-000000000002', name: 'Mio' },
]
const box = page.getByRole('combobox', { name: 'Comment' })
const submit = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
const send = page.getByRole('button', { name: 'Send' })

beforeEach(() => sessionStorage.clear())

/** Renders the field, which sends as `onSend` does, and returns its function. */
async function open(onSend = vi.fn(async (_body: string) => true), isBusy = false) {
  await renderInAdmin(
    <CommentBox
      label="Comment"
      draftName="of the title"
      submit="Send"
      colleagues={[mai, mio]}
      {...{ isBusy, onSend }}
    />,
  )
  await box.click()
  return onSend
}

it('mentions a colleague by the keyboard, whose id is sent', async () => {
  const onSend = await open()
  await userEvent.keyboard('mail m@m.example, ask @m')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Mai Lâm')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Mio')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('mail m@m.example, ask @Mai Lâm ')
  await userEvent.keyboard('第@mio')
  await expect.element(page.getByRole('option')).toHaveTextContent('Mio')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await submit()
  expect(onSend).toHaveBeenCalledExactlyOnceWith(`mail m@m.example, ask @{${mai.id}} 第@mio`)
  await expect.element(box).toHaveValue('')
})

it('has what was typed after it was closed, until it is sent', async () => {
  await open()
  await userEvent.keyboard('Shorter, please')
  await cleanup()
  await open()
  await expect.element(box).toHaveValue('Shorter, please')
  await submit()
  await expect.element(box).toHaveValue('')
  await cleanup()
  await open()
  await expect.element(box).toHaveValue('')
})

it('keeps what could not be sent', async () => {
  await open(vi.fn(async () => false))
  await userEvent.keyboard('Shorter, please')
  await send.click()
  await expect.element(box).toHaveValue('Shorter, please')
})

it('sends nothing that is empty or too long', async () => {
  const onSend = await open()
  await userEvent.keyboard('  ')
  await submit()
  await expect.element(send).toBeDisabled()
  await box.fill('x'.repeat(commentLimits.characters + 1))
  await submit()
  await expect.element(send).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

it('sends nothing while another comment is sent', async () => {
  const onSend = await open(
    vi.fn(async () => true),
    true,
  )
  await userEvent.keyboard('Twice')
  await submit()
  expect(onSend).not.toHaveBeenCalled()
})
