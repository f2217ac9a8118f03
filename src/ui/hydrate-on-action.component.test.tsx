import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

it('hydrates what is due at once, and the rest with the first action, keeping what was typed', async () => {
  // The pointer and the keys of earlier tests.
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(false)
  const strays = new AbortController()
  onTestFinished(() => strays.abort())
  for (const type of ['pointermove', 'pointerdown', 'wheel', 'focusin', 'click'])
    addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: strays.signal,
    })
  // Other tests have loaded the module and acted.
  const fresh = './hydrate-on-action.tsx?fresh'
  const { HydrateOnAction }: typeof import('./hydrate-on-action') = await import(
    /* @vite-ignore */ fresh
  )
  const press = vi.fn()
  const content = (isDue: boolean) => (
    <HydrateOnAction isDue={() => isDue}>
      <button type="button" onClick={press}>
        Locate
      </button>
      <input aria-label="Name" />
    </HydrateOnAction>
  )
  const open = (isDue: boolean) => {
    const container = document.body.appendChild(document.createElement('div'))
    // The server renders everything.
    container.innerHTML = renderToString(content(true))
    const root = hydrateRoot(container, content(isDue))
    const button = container.querySelector('button') as HTMLButtonElement
    return { container, root, button }
  }
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const due = open(true)
  const waiting = open(false)
  await expect.poll(() => isHydrated(due.button)).toBe(true)
  expect(isHydrated(waiting.button)).toBe(false)
  const field = waiting.container.querySelector('input') as HTMLInputElement
  field.value = 'typed'
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => isHydrated(waiting.button)).toBe(true)
  expect(field.isConnected).toBe(true)
  expect(field.value).toBe('typed')
  strays.abort()
  await page.getByRole('button', { name: 'Locate' }).nth(1).click()
  expect(press).toHaveBeenCalledOnce()
  for (const { root, container } of [due, waiting]) {
    root.unmount()
    container.remove()
  }
})
