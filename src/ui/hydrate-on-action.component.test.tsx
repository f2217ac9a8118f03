import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HydrateOnAction } from './hydrate-on-action'

const press = vi.fn()
const render = (isDue: () => boolean) => (
  <HydrateOnAction isDue={isDue}>
    <button type="button" onClick={press}>
      Locate
    </button>
    <input aria-label="Name" />
  </HydrateOnAction>
)

/** Both in one test: the first action of a page counts for all of its parts. */
it('hydrates what is due at once, and the rest with the first action, keeping what was typed', async () => {
  const isDue = () => true
  const isNotDue = () => false
  const [first, second] = [isDue, isNotDue].map((due) => {
    const container = document.body.appendChild(document.createElement('div'))
    // The server renders everything.
    container.innerHTML = renderToString(render(isDue))
    const root = hydrateRoot(container, render(due))
    return { container, root, button: container.querySelector('button') as HTMLElement }
  })
  const isHydrated = (element = document.body) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => isHydrated(first?.button)).toBe(true)
  expect(isHydrated(second?.button)).toBe(false)
  const field = second?.container.querySelector('input') as HTMLInputElement
  field.value = 'typed'
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => isHydrated(second?.button)).toBe(true)
  expect(field.isConnected).toBe(true)
  expect(field.value).toBe('typed')
  await page.getByRole('button', { name: 'Locate' }).nth(1).click()
  expect(press).toHaveBeenCalledOnce()
  for (const { root, container } of [first, second].filter((each) => each !== undefined)) {
    root.unmount()
    container.remove()
  }
})
