import { expect, it } from 'vitest'
import { renderInSite } from '@/testing/render-in-site'
import { NotFoundMessage } from './not-found-message'

it('names the full path with query and fragment, as heading and as title', async () => {
  history.replaceState(null, '', '/does/not/exist?a=1')
  const { container } = await renderInSite(<NotFoundMessage message="pathNotFound" />, {
    path: '/does/not/exist',
  })
  await expect.poll(() => container.textContent).toBe('Page not found: /does/not/exist?a=1')
  expect(document.title).toBe('Page not found: /does/not/exist?a=1')
  history.replaceState(null, '', '#there')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await expect.poll(() => container.textContent).toBe('Page not found: /does/not/exist?a=1#there')
})

it('shows letters of any script in the path, but no control characters', async () => {
  history.replaceState(null, '', '/vi/ti%E1%BA%BFng%0A')
  const { container } = await renderInSite(<NotFoundMessage message="pathInvalid" />, {
    locale: 'vi',
    path: '/vi/ti%E1%BA%BFng%0A',
  })
  await expect.poll(() => container.textContent).toContain('/vi/tiếng%0A')
})
