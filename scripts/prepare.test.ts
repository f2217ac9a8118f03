import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quietzone-packages-'))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.quietzone-lock'), 'another lockfile')
  writeFileSync(join(folder, 'package.json'), '{"name":"site","version":"1.0.0"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

function install(lockfile: string) {
  writeFileSync(join(folder, 'package-lock.json'), lockfile)
  const script = `import { installWhenStale } from './scripts/prepare.mjs'
    installWhenStale(${JSON.stringify(folder)}, false)`
  const args = ['--input-type=module', '-e', script]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}
const readStamp = () => readFileSync(join(folder, 'node_modules/.quietzone-lock'), 'utf8')

it('keeps the packages of the version before if those of the new one cannot be installed', () => {
  const { status, stderr } = install('broken')
  expect(status).toBe(1)
  expect(stderr).toContain('The packages of the version that you had are left')
  expect(readStamp()).toBe('another lockfile')
  expect(readdirSync(folder)).not.toContain('node_modules.previous')
})

it('replaces them once the new ones are installed', () => {
  const site = { name: 'site', version: '1.0.0', dependencies: { own: 'file:own' } }
  mkdirSync(join(folder, 'own'))
  writeFileSync(join(folder, 'own/package.json'), '{"name":"own","version":"1.0.0"}')
  writeFileSync(join(folder, 'package.json'), JSON.stringify(site))
  const packages = {
    '': site,
    'node_modules/own': { resolved: 'own', link: true },
    own: { name: 'own', version: '1.0.0' },
  }
  const { stderr } = install(JSON.stringify({ ...site, lockfileVersion: 3, packages }))
  expect(stderr).toBe('')
  expect(readStamp()).toMatch(/^[0-9a-f]{64}$/)
  expect(readdirSync(folder)).not.toContain('node_modules.previous')
})
