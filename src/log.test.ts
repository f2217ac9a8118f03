import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const script = `
import { log, requestContext } from './src/log.ts'
import { routeConsole } from './src/start/route-console.ts'
routeConsole()
console.log('\\u001b[31mone\\u001b[0m\\ntwo %s', 3)
console.error('Not stored:', new Error('Broken', { cause: new Error('deeper') }))
const rows = Object.assign(new Error('duplicate'), { code: '23505', detail: 'secret' })
console.error(Object.assign(new Error('secret', { cause: rows }), { query: 'secret' }))
requestContext.run({ requestId: 'abc' }, () => {
  log.child({ name: 'payload' }).warn({ once: true }, 'Within')
  log.info('Later')
})
process.emitWarning('Outdated')
await new Promise(setImmediate)
log.error({ err: Object.assign(new Error('No'), { status: 404 }) })
console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
for (let count = 0; count < 20; count += 1) console.error('Lost:', new Error('disk full'))`

it('is one line of JSON for each event, with level, time and request id', () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(lines).toMatchObject([
    { level: 'info', msg: 'one\ntwo 3' },
    {
      level: 'error',
      msg: 'Not stored',
      err: { message: 'Broken', stack: expect.any(String), cause: { message: 'deeper' } },
    },
    { level: 'error', err: { message: 'duplicate', code: '23505' } },
    { level: 'warn', msg: 'Within', name: 'payload', requestId: 'abc', once: true },
    { level: 'info', msg: 'Later', requestId: 'abc' },
    { level: 'warn', msg: expect.stringContaining('Warning: Outdated') },
    // Refusals and requests that were given up are no faults.
    { level: 'info', err: { type: 'Error', message: 'No', status: 404 } },
    { level: 'info', err: { message: 'aborted' } },
    ...Array(5).fill({ level: 'error', msg: 'Lost', err: { message: 'disk full' } }),
  ])
  expect(lines[4]).not.toHaveProperty('once')
  expect(lines[6].err).not.toHaveProperty('stack')
  expect(stdout).not.toContain('secret')
})
