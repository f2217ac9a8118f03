import { afterEach, expect, it, vi } from 'vitest'
import { storedText, storedValue } from './stored-value'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
}
afterEach(() => stored.clear())

const numbers = storedValue('localStorage', 'numbers', (found) =>
  Array.isArray(found) ? found.filter((one) => typeof one === 'number') : [],
)

it('stores what it reads again, until it is removed', () => {
  vi.stubGlobal('localStorage', storage)
  expect(numbers.read()).toEqual([])
  expect(numbers.write([1, 2])).toBe(true)
  expect(numbers.read()).toEqual([1, 2])
  expect(numbers.write(null)).toBe(true)
  expect(stored.size).toBe(0)
})

it('reads what others have written as if there were nothing', () => {
  vi.stubGlobal('localStorage', storage)
  for (const text of ['{', '', '"a"', '{"a":1}', '["a"]']) {
    stored.set('numbers', text)
    expect(numbers.read(), text).toEqual([])
  }
})

it('says that nothing is stored where storage is full or forbidden', () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
  expect(numbers.write([1])).toBe(false)
  expect(numbers.read()).toEqual([])
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(numbers.write([1])).toBe(false)
  expect(numbers.read()).toEqual([])
  expect(storedText('localStorage', 'numbers').read()).toBeUndefined()
})
