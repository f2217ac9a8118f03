import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Segmented } from './segmented'

const options = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
] as const

function Sizes() {
  const [size, setSize] = useState<'small' | 'large'>('small')
  return (
    <>
      <Segmented legend="Size" options={options} value={size} onValueChange={setSize} />
      <p>chosen: {size}</p>
    </>
  )
}

it('applies a choice that was made before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Sizes />)
  await page.getByRole('radio', { name: 'Large' }).click()
  const root = hydrateRoot(container, <Sizes />)
  await expect.element(page.getByText('chosen: large')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Large' })).toBeChecked()
  await root.unmount()
  container.remove()
})
