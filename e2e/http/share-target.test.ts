import { expect, it } from 'vitest'

it.each(['', '/de'])(
  'leads files that are shared without a service worker to %s/qr-code-scanner',
  async (prefix) => {
    const body = new FormData()
    body.append('files', new File(['picture'], 'code.png', { type: 'image/png' }))
    const address = `${process.env.E2E_URL}${prefix}/qr-code-scanner/share`
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${prefix}/qr-code-scanner?shared`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)
