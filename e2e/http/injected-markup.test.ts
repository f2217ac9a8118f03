import { beforeAll, expect, it } from 'vitest'
import { newDocument } from '@/codes/new-document'
import { fetchPage, fetchPath } from './fetch-page'

const markup = '"\'></script></title></textarea><injected-element onclick="alert(1)">'
const query = encodeURIComponent(markup)

let slug: string
beforeAll(async () => {
  const document = newDocument({ type: 'text', text: markup }, 'en')
  Object.assign(document.languages.en ?? {}, { title: markup, description: markup })
  const answer = await fetchPath('/api/v1/codes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.62' },
    body: JSON.stringify({ document }),
  })
  slug = (await answer.json()).code.slug
})

it.each([
  '/blog/search?q=',
  '/contact-us?message=',
  '/contact-us/sent?number=',
  '/does/not/exist/',
  '/?vcode=',
  '/admin/login?redirect=',
  '/admin/',
  '/q/',
])('shows what an address contains as text: %s', async (path) => {
  const { document } = await fetchPage(path + query, { headers: { accept: 'text/html' } })
  expect(document.querySelector('body')).not.toBeNull()
  expect(document.querySelector('injected-element')).toBeNull()
})

it('shows what is stored in a code as text', async () => {
  const { document } = await fetchPage(`/q/${slug}`, { headers: { accept: 'text/html' } })
  expect(document.querySelector('h1')?.textContent).toContain('<injected-element')
  expect(document.querySelector('injected-element')).toBeNull()
})
