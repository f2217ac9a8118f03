import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8Length } from '@/std/utf8-length'
import { nameEntries } from './name-entries'

describe('nameEntries', () => {
  it.each([
    ['menu.svg', 'menu.svg'],
    ['Thực đơn 👋.png', 'Thực đơn 👋.png'],
    ['../../etc/passwd', 'etc/passwd'],
    ['C:\\Windows\\system.ini', 'C-/Windows/system.ini'],
    ['north/table-1.svg', 'north/table-1.svg'],
    ['/north//./ south ../x.svg', 'north/south/x.svg'],
    ['con/a.svg', '_con/a.svg'],
    ['a/b/c/d/e/f.svg', 'a/b/c/d/f.svg'],
    ['north/', 'north/qr-code'],
    ['..', 'qr-code'],
    ['', 'qr-code'],
    ['.svg', 'qr-code.svg'],
    ['.profile-of-mine', 'profile-of-mine'],
    ['con.svg', '_con.svg'],
    ['LPT1', '_LPT1'],
    ['what? "yes" <no>.svg', 'what- -yes- -no-.svg'],
    ['ends with. . .', 'ends with'],
    ['\u202egnp.exe', '-gnp.exe'],
  ])('%j becomes %j', (wanted, expected) => {
    expect(nameEntries()(wanted)).toBe(expected)
  })

  it('numbers what comes again, even where capitals do not count', () => {
    const name = nameEntries()
    const names = ['a.svg', 'A.svg', 'a.svg', 'a-2.svg', 'a.png', 'a-2.svg'].map(name)
    expect(names).toEqual(['a.svg', 'A-2.svg', 'a-3.svg', 'a-2-2.svg', 'a.png', 'a-2-3.svg'])
  })

  it('keeps folders and files of the same name apart', () => {
    const name = nameEntries()
    const names = ['a', 'a/b', 'c/d', 'c', 'C/D'].map(name)
    expect(names).toEqual(['a', 'a-2/b', 'c/d', 'c-2', 'C/D-2'])
  })

  it('never leaves the archive, is never too long and never taken twice', {
    timeout: 20_000,
  }, () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      'con',
      'a',
      'A',
      '\0',
      'é',
      '👋',
      ' ',
      '.svg',
    )
    const anyName = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 30 }), (wanted) => {
        const names = wanted.map(nameEntries())
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
        for (const name of names) {
          expect(name).toMatch(/^[^\\\0<>:"|?*]+$/)
          for (const part of name.split('/')) {
            expect(part).not.toMatch(/^$|^\.|[. ]$/)
            expect(utf8Length(part)).toBeLessThan(255)
          }
        }
      }),
      { numRuns: 50 },
    )
  })
})
