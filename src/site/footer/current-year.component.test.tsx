import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CurrentYear } from './current-year'

afterEach(() => {
  vi.useRealTimers()
})

it('shows the current year on a page rendered in another year', async () => {
  vi.setSystemTime('2041-03-04T12:00:00')
  const { container } = await render(<CurrentYear renderedYear={2040} />)
  await expect.poll(() => container.textContent).toBe('2041')
})
