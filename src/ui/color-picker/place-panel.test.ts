import { expect, it } from 'vitest'
import { placePanel } from './place-panel'

const view = { width: 1000, height: 800 }
const anchorAt = (top: number, left = 100) => ({ top, bottom: top + 44, left, right: left + 200 })

it('stands under what opened it, and above where there is no room', () => {
  const panel = { width: 340, height: 400 }
  expect(placePanel(anchorAt(100), panel, view)).toEqual({ top: 150, left: 100 })
  expect(placePanel(anchorAt(600), panel, view)).toEqual({ top: 194, left: 100 })
})

it('never leaves the window', () => {
  const tall = { width: 340, height: 700 }
  expect(placePanel(anchorAt(300), tall, view)).toEqual({ top: 88, left: 100 })
  expect(placePanel(anchorAt(100, 900), tall, view).left).toBe(648)
  expect(placePanel(anchorAt(-500), tall, view).top).toBe(12)
})
