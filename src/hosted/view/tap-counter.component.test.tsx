import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TapCounter } from './tap-counter'

// A test page that navigates, even to a fragment, ends the run.
const preventNavigation = (event: Event) => event.preventDefault()
beforeEach(() => window.addEventListener('click', preventNavigation))
afterEach(() => window.removeEventListener('click', preventNavigation))

it('reports which element was tapped, and nothing else', async () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  await render(
    <>
      <TapCounter address="/q/bcdf2345/tap?lang=en" />
      <a href="#menu" data-tap="button:en:0">
        <b>Menu</b>
      </a>
      <a href="#top">Top</a>
    </>,
  )
  await page.getByText('Menu').click()
  await page.getByText('Top').click()
  await page.getByText('Menu').click({ button: 'middle' })
  expect(send.mock.calls).toEqual(Array(2).fill(['/q/bcdf2345/tap?lang=en', 'button:en:0']))
})
