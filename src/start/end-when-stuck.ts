import { Worker } from 'node:worker_threads'

/** Runs beside the event loop, and counts how many of its own turns the loop has not answered. */
const watcher = `
  const { writeSync } = require('node:fs')
  const { workerData: { beats, seconds } } = require('node:worker_threads')
  let last = -1
  let missed = 0
  setInterval(() => {
    const beat = Atomics.load(beats, 0)
    missed = beat === last ? missed + 1 : 0
    last = beat
    if (missed < seconds) return
    writeSync(2, 'The event loop has not turned for ' + seconds + ' seconds: ending the process\\n')
    process.kill(process.pid, 'SIGKILL')
  }, 1000)`

/**
 * Kills this process when its event loop has been blocked for so long that nobody can be waiting for it any
 * more, so that whatever runs it starts it again. Turns are counted instead of time, which goes on while a
 * machine is suspended.
 */
export function endWhenStuck(seconds = 60): void {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), 500).unref()
  new Worker(watcher, { eval: true, execArgv: [], workerData: { beats, seconds } }).unref()
}
