// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasUnsavedWork, useUnsavedWork } from './unsaved-work'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<main></main><input id="text"><input id="box" type="checkbox">'
  root = createRoot(document.querySelector('main') as Element)
})
afterEach(() => act(() => root.unmount()))

function Part({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(isUnsaved)
  return null
}

it('knows of work for as long as any part of the page holds some', () => {
  act(() => root.render([<Part key="a" isUnsaved />, <Part key="b" isUnsaved={false} />]))
  expect(hasUnsavedWork()).toBe(true)
  act(() => root.render([<Part key="a" isUnsaved={false} />, <Part key="b" isUnsaved />]))
  expect(hasUnsavedWork()).toBe(true)
  act(() => root.render([<Part key="a" isUnsaved={false} />]))
  expect(hasUnsavedWork()).toBe(false)
})

it('takes somebody who is writing for work, and a box that has the focus for none', () => {
  const [text, box] = document.querySelectorAll('input') as unknown as HTMLInputElement[]
  text?.focus()
  expect(hasUnsavedWork()).toBe(false)
  if (text) text.value = 'code'
  expect(hasUnsavedWork()).toBe(true)
  box?.focus()
  expect(hasUnsavedWork()).toBe(false)
})
