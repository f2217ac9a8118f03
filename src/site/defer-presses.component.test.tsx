import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deferPresses } from './defer-presses'

it('repeats a click from before hydration once, however often it was clicked', async () => {
  const script = document.createElement('script')
  script.textContent = deferPresses
  document.head.append(script)
  const press = vi.fn()
  const content = (
    <button type="button" onClick={press}>
      Locate
    </button>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(content)
  const button = page.getByRole('button', { name: 'Locate' })
  await button.click()
  await button.click()
  const root = hydrateRoot(container, content)
  await expect.poll(() => press.mock.calls.length).toBe(1)
  await button.click()
  expect(press).toHaveBeenCalledTimes(2)
  root.unmount()
  container.remove()
})
