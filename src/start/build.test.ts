import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildFolder, setBuildFolder } from '@/env'
import { keepServedBuilds } from './build'

const folder = mkdtempSync(join(tmpdir(), 'quietzone-builds-'))
const [cwd, former] = [process.cwd(), buildFolder()]
beforeAll(() => process.chdir(folder))
afterAll(() => {
  vi.useRealTimers()
  process.chdir(cwd)
  setBuildFolder(former)
  rmSync(folder, { recursive: true })
})

it('keeps the build that was served before, not one that never was', () => {
  const make = (name: string) => {
    mkdirSync(join('.next', name), { recursive: true })
    const stamp = join('.next', name, 'quietzone-build')
    writeFileSync(stamp, name)
    utimesSync(stamp, 0, 0)
  }
  const serve = (name: string) => {
    vi.setSystemTime(Date.now() + 1_000)
    setBuildFolder(join('.next', name))
    keepServedBuilds()
  }
  const kept = () => ['one', 'two', 'three'].filter((name) => existsSync(join('.next', name)))
  make('one')
  serve('one')
  make('two')
  make('three')
  expect(kept()).toEqual(['one', 'two', 'three'])
  serve('three')
  expect(kept()).toEqual(['one', 'three'])
  serve('one')
  make('two')
  serve('two')
  expect(kept()).toEqual(['one', 'two'])
})
