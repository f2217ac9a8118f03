import { serveTasks } from './serve-tasks'

type TestTask = { do: 'echo' | 'environment' | 'hang' | 'crash' | 'throw'; bytes?: Uint8Array }

serveTasks(async ({ do: what, bytes }: TestTask) => {
  if (what === 'environment') return { names: Object.keys(process.env), pid: process.pid }
  // Blocks the event loop like a slow regular expression, so that no timer can run.
  while (what === 'hang') Math.random()
  if (what === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (what === 'throw') throw new Error('no good')
  return { bytes, pid: process.pid }
})
