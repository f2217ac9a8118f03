import { describe, expect, it } from 'vitest'
import { describeFile } from './describe-file'

const file = (name: string, size: number) => ({ name, type: 'application/pdf', size }) as File

describe('describeFile', () => {
  it('names kind and size in the numbers of the locale', () => {
    expect(describeFile(file('menu.pdf', 1_234_567), 'en')).toBe('PDF · 1.2 MB')
    expect(describeFile(file('menu.pdf', 1_234_567), 'de')).toBe('PDF · 1,2 MB')
    expect(describeFile(file('menu', 999), 'en')).toBe('application/pdf · 999 byte')
    expect(describeFile(file('empty.txt', 0), 'en')).toBe('TXT · 0 byte')
  })
})
