import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hasUnsavedWork, useUnsavedWork } from './unsaved-work'

function Part({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(isUnsaved)
  return null
}

it('reports unsaved work while any part of the page has some', async () => {
  const { rerender } = await render([
    <Part key="a" isUnsaved />,
    <Part key="b" isUnsaved={false} />,
  ])
  expect(hasUnsavedWork()).toBe(true)
  await rerender([<Part key="a" isUnsaved={false} />, <Part key="b" isUnsaved />])
  expect(hasUnsavedWork()).toBe(true)
  await rerender([<Part key="a" isUnsaved={false} />])
  expect(hasUnsavedWork()).toBe(false)
})

it('counts a focused text field with text as unsaved work, but not a focused checkbox', async () => {
  await render([<input key="text" aria-label="text" />, <input key="box" type="checkbox" />])
  await page.getByLabelText('text').click()
  expect(hasUnsavedWork()).toBe(false)
  await userEvent.keyboard('code')
  expect(hasUnsavedWork()).toBe(true)
  await page.getByRole('checkbox').click()
  expect(hasUnsavedWork()).toBe(false)
})
