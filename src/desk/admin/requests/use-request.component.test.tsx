import { toast } from '@payloadcms/ui'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '@/testing/render-in-site'
import { announceChange, useAnswer, useRequest } from './use-request'

type Respond = () => Promise<Response> | Response

/** Answers requests for the glossary as told, and names nobody as the user. */
function serve(respond: Respond) {
  const server = { respond }
  const requests = vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (String(address).startsWith('/api/users/me')) return Response.json({ user: null })
    return server.respond()
  })
  return { server, requests }
}

function Glossary({ locale }: { locale: string | undefined }) {
  const { answer, state } = useAnswer('GET /glossary', locale ? { query: { locale } } : undefined)
  return (
    <output>
      {state} {answer?.locale}
    </output>
  )
}

const output = page.getByRole('status')
const glossary = (locale: string) => Response.json({ locale, terms: [] })

it('shows whether something is loaded, and keeps the last answer', async () => {
  const { server } = serve(() => glossary('nl'))
  const view = await renderInSite(<Glossary locale={undefined} />)
  await expect.element(output).toHaveTextContent('idle')
  await view.rerender(<Glossary locale="nl" />)
  await expect.element(output).toHaveTextContent('done nl')
  server.respond = () => Promise.reject(new TypeError('Failed to fetch'))
  announceChange('glossary')
  await expect.element(output).toHaveTextContent('failed nl')
  server.respond = () => glossary('nl')
  announceChange('posts/1/translations')
  await expect.element(output).toHaveTextContent('failed nl')
  announceChange('glossary')
  await expect.element(output).toHaveTextContent('done nl')
  server.respond = () => new Promise(() => {})
  await view.rerender(<Glossary locale="de" />)
  await expect.element(output).toHaveTextContent('loading')
})

it('aborts what nobody waits for', async () => {
  const { requests } = serve(() => new Promise(() => {}))
  const view = await renderInSite(<Glossary locale="nl" />)
  await expect.element(output).toHaveTextContent('loading')
  const signal = requests.mock.lastCall?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  await view.unmount()
  expect(signal?.aborted).toBe(true)
})

function Move() {
  const { send, isBusy } = useRequest('No connection')
  const body = { ids: ['1'], folder: '' }
  return (
    <button type="button" disabled={isBusy} onClick={() => send('POST /media/move', { body })}>
      Move
    </button>
  )
}

it.each([
  ['what a field lacks', 400, { data: { errors: [{ message: 'Too long' }] } }, 'Too long'],
  ['what is known without an explanation', 502, {}, 'No connection'],
])('says %s', async (_name, status, error, expected) => {
  const shown = vi.spyOn(toast, 'error').mockReturnValue('')
  serve(() => Response.json({ errors: [error] }, { status }))
  await renderInSite(<Move />)
  await page.getByRole('button').click()
  await expect.poll(() => shown.mock.lastCall?.[0]).toBe(expected)
  await expect.element(page.getByRole('button')).toBeEnabled()
})

it('leads to the sign-in when the session has ended', async () => {
  const shown = vi.spyOn(toast, 'error').mockReturnValue('')
  serve(() => Response.json({ errors: [{ message: 'Not allowed' }] }, { status: 403 }))
  await renderInSite(<Move />)
  await page.getByRole('button').click()
  await expect.poll(() => shown.mock.lastCall?.[1]).toHaveProperty('action')
})
