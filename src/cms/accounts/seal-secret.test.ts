import { expect, it } from 'vitest'
import { openSecret, sealSecret } from './seal-secret'

it('opens a secret for its account only, and as it was sealed only', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', 'a')
  expect(sealed).not.toBe(sealSecret('JBSWY3DPEHPK3PXP', 'a'))
  expect(openSecret(sealed, 'a')).toBe('JBSWY3DPEHPK3PXP')
  expect(openSecret(sealed, 'b')).toBeUndefined()
  const changed = Buffer.from(sealed, 'base64url')
  changed[12] = (changed[12] ?? 0) ^ 1
  expect(openSecret(changed.toString('base64url'), 'a')).toBeUndefined()
  for (const text of ['', 'a', 'f'.repeat(64)]) expect(openSecret(text, 'a')).toBeUndefined()
})
