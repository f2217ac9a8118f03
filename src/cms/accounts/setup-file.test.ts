import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeSetupFile, writeSetupFile } from './setup-file'

it('writes the setup link for the owner only, also over a file that others can read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quietzone-setup-'))
  writeFileSync(join(folder, 'setup-link.txt'), 'old', { mode: 0o644 })
  const file = writeSetupFile(folder, 'https://qz.example/admin/set-up#token')
  expect(readFileSync(file, 'utf8')).toBe('https://qz.example/admin/set-up#token\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  removeSetupFile(folder)
  expect(() => statSync(file)).toThrow()
  removeSetupFile(folder)
  rmSync(folder, { recursive: true })
})
