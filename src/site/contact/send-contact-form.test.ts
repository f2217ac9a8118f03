import { expect, it, vi } from 'vitest'
import { sendContactForm } from './send-contact-form'

it('does not send a message again that the server failed to accept', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('Overloaded', { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  expect(await sendContactForm(new FormData(), 5000)).toEqual({ status: 'failed' })
  expect(fetched).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
