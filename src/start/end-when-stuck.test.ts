import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

function run(work: string) {
  const script = `
    import { endWhenStuck } from './src/start/end-when-stuck.ts'
    endWhenStuck(2)
    const block = (ms) => { const end = Date.now() + ms; while (Date.now() < end); }
    ${work}`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 })
}

it('kills a process whose event loop is blocked', () => {
  const { signal, stderr } = run('setTimeout(() => block(50_000), 2000)')
  expect(signal).toBe('SIGKILL')
  expect(stderr).toContain('has not turned for 2 seconds')
}, 60_000)

it('lets a busy process work and end', () => {
  const { status, signal } = run(
    'let left = 30; const work = () => { block(100); if (left-- > 0) setTimeout(work) }; work()',
  )
  expect([status, signal]).toEqual([0, null])
}, 60_000)
