import { expect, it } from 'vitest'
import { listMentions, nameMentions, storeMentions } from './mentions'

const mia = '0192f0c4-0000-7000-8000-000000000001'
const miaLee = '0192f0c4-0000-7000-8000-000000000002'
const colleagues = [
  { id: mia, name: 'Mia' },
  { id: miaLee, name: 'Mia Lee' },
]

it('stores ids for names, the longest name first, and shows the names again', () => {
  const text = 'Hi @Mia Lee, ask @Mia or me@example.com.'
  const body = storeMentions(text, colleagues)
  expect(body).toBe(`Hi @{${miaLee}}, ask @{${mia}} or me@example.com.`)
  expect(listMentions(body)).toEqual([miaLee, mia])
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  expect(nameMentions(body, names, 'Deleted account')).toBe(text)
  expect(nameMentions(body, new Map(), 'Deleted account')).toContain('@Deleted account')
})

it('mentions nobody by other braces', () => {
  expect(listMentions('@{mia} {{languages}} @{0192f0c4}')).toEqual([])
})
