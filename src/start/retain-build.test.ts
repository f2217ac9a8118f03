import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { retainBuild } from './retain-build'
import { readBuildManifest } from './write-build-manifest'

let root: string
let stored: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quietzone-builds-'))
  stored = join(root, 'kept')
})
afterEach(() => rmSync(root, { recursive: true }))

/**
 * Creates a build with its manifest, as Next.js and the start write it; files have compressed
 * copies.
 */
function build(id: string, files: string[]): string {
  const folder = join(root, id)
  for (const file of files) {
    for (const ending of ['', '.br']) write(join(folder, 'static', file + ending), id)
  }
  write(
    join(folder, 'manifest.json'),
    JSON.stringify({ id, builtAt: '2026-11-01T00:00:00Z', files, toolFiles: [] }),
  )
  return folder
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const has = (file: string) => existsSync(join(stored, 'static', file))

function age(path: string, days: number) {
  const then = new Date(Date.now() - days * 24 * 3_600_000)
  utimesSync(join(stored, path), then, then)
}

describe('retainBuild', () => {
  it('keeps the files of the build before, with their compressed copies', () => {
    retainBuild(build('one', ['chunks/a.js', 'chunks/both.js']), stored)
    retainBuild(build('two', ['chunks/b.js', 'chunks/both.js']), stored)
    for (const file of ['a.js', 'a.js.br', 'b.js', 'both.js'])
      expect(has(`chunks/${file}`)).toBe(true)
    expect(readBuildManifest(join(root, 'one')).files).toContain('chunks/a.js')
    expect(existsSync(join(stored, 'one.json'))).toBe(true)
  })

  it('lets go of a build thirty days after it was replaced, not after it was made', () => {
    retainBuild(build('one', ['chunks/a.js', 'chunks/both.js']), stored)
    for (const path of ['one.json', 'static/chunks/a.js', 'static/chunks/a.js.br']) age(path, 90)
    retainBuild(build('two', ['chunks/b.js', 'chunks/both.js']), stored)
    expect(has('chunks/a.js')).toBe(true)

    age('one.json', 31)
    retainBuild(join(root, 'two'), stored)
    expect(has('chunks/a.js')).toBe(false)
    expect(has('chunks/a.js.br')).toBe(false)
    expect(existsSync(join(stored, 'one.json'))).toBe(false)
    for (const file of ['b.js', 'both.js', 'both.js.br']) expect(has(`chunks/${file}`)).toBe(true)
  })

  it('leaves alone what another process is laying down', () => {
    retainBuild(build('one', ['chunks/a.js']), stored)
    write(join(stored, 'static/chunks/coming.js'), '')
    retainBuild(build('two', ['chunks/b.js']), stored)
    expect(has('chunks/coming.js')).toBe(true)
  })
})
