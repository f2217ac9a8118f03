import { expect, it } from 'vitest'
import { nextTurn } from './next-turn'

it('has a turn for each piece of all that work at the same time', async () => {
  const pieces: number[] = []
  let turn = 0
  let isDone = false
  const count = () => {
    turn += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const work = async () => {
    for (let piece = 0; piece < 10; piece += 1) {
      await nextTurn()
      pieces.push(turn)
    }
  }
  await Promise.all([work(), work(), work()])
  isDone = true
  expect(pieces).toHaveLength(30)
  expect(new Set(pieces).size).toBe(30)
})
