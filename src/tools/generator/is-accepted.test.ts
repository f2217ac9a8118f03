import { describe, expect, it } from 'vitest'
import { isAccepted } from './is-accepted'

describe('isAccepted', () => {
  it.each([
    [{ name: 'a.jpg', type: 'image/jpeg' }, 'image/*', true],
    [{ name: 'a.pdf', type: 'application/pdf' }, 'image/*', false],
    [{ name: 'A.PDF', type: '' }, '.pdf,.docx', true],
    [{ name: 'a.pdf', type: 'application/pdf' }, 'application/pdf', true],
    [{ name: 'a.pdf.exe', type: '' }, '.pdf', false],
    [{ name: 'a', type: '' }, '', true],
  ])('%j for %s: %s', (file, accept, expected) => {
    expect(isAccepted(file, accept)).toBe(expected)
  })
})
