import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { endChildren, runChild } from './run-child'

const printEntry = "process.stdout.write(import.meta.resolve('lexical'))"

it('spares a child the entry of Lexical that may never finish loading', async () => {
  const entry = await runChild(['--input-type=module', '-e', printEntry])
  expect(entry).toMatch(/Lexical\.prod\.mjs$/)
})

it('shows what a failed child said', async () => {
  const failing = runChild(['-e', "console.error('no such table'); process.exit(3)"])
  await expect(failing).rejects.toThrow(/ended with 3\nno such table/)
})

/** A program that never ends, and writes its process id to a file. */
function createEndless() {
  const file = join(mkdtempSync(join(tmpdir(), 'child-')), 'pid')
  const script = `require('fs').writeFileSync('${file}', String(process.pid)); setInterval(() => {}, 1000)`
  return {
    args: ['-e', script],
    hasBegun: () => existsSync(file) && readFileSync(file, 'utf8') !== '',
    isRunning: () => {
      try {
        return process.kill(Number(readFileSync(file, 'utf8')), 0)
      } catch {
        return false
      }
    },
  }
}

it('leaves the channels of the processes that a child starts alone', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'child-')), 'worker.cjs')
  writeFileSync(file, "process.on('message', () => process.send('done')); process.send('ready')")
  // The worker is idle until it receives a message.
  const script = `
    const worker = require('child_process').fork('${file}')
    worker.on('message', (text) => {
      process.stdout.write(text + ' ')
      if (text === 'done') return worker.disconnect()
      // Meanwhile a worker without references ends.
      for (let turns = 0; turns < 20; turns += 1) require('child_process').execSync('true')
      worker.send('work')
    })`
  expect(await runChild(['-e', script])).toBe('ready done ')
})

const patience = { timeout: 20_000 }

it('ends children when it is asked to', async () => {
  const { args, hasBegun, isRunning } = createEndless()
  const ended = expect(runChild(args)).rejects.toThrow('ended with SIGTERM')
  await expect.poll(hasBegun, patience).toBe(true)
  await endChildren()
  await ended
  expect(isRunning()).toBe(false)
})

it('leaves no child when its own process is killed', async () => {
  const { args, hasBegun, isRunning } = createEndless()
  const script = `(await import('./src/start/run-child.ts')).runChild(${JSON.stringify(args)})`
  const options = ['--import', 'tsx', '--input-type=module', '-e', script]
  const parent = spawn(process.execPath, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  await expect.poll(hasBegun, patience).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(isRunning, patience).toBe(false)
})
