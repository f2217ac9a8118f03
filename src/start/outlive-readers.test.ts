import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** Reports errors on the stream that causes another one, and exits after some lines. */
const script = `
import { outliveReaders } from './src/start/outlive-readers.ts'
import { routeConsole } from './src/start/route-console.ts'
outliveReaders()
routeConsole()
process.on('uncaughtException', () => process.exit(1))
let lines = 0
const timer = setInterval(() => {
  console.log(lines)
  process.stderr.write(String(lines))
  lines += 1
  if (lines === 20) clearInterval(timer)
}, 1)`

it('goes on when its output has no reader any more', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  child.stderr.destroy()
  expect(await once(child, 'exit')).toEqual([0, null])
})
