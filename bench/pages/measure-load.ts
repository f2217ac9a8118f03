import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; cpuMicroseconds: number }

const run = promisify(execFile)
/** Clock tick of `/proc/<pid>/stat`: a hundredth of a second. */
const tickMicroseconds = 10_000

/** Requests an address on fifty connections of `wrk`; `pid` is the server process. */
export async function measureLoad(
  url: string,
  pid: number,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<Load> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const before = readTicks(pid)
  const args = ['-t1', '-c50', `-d${seconds}s`, '--latency', ...headerArgs, url]
  const { stdout } = await run('wrk', args)
  const answered = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (/Non-2xx or 3xx responses|Socket errors/.test(stdout)) throw new Error(stdout)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50Ms: readMs(stdout, '50'),
    p99Ms: readMs(stdout, '99'),
    cpuMicroseconds: ((readTicks(pid) - before) * tickMicroseconds) / answered,
  }
}

function readTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

function readMs(report: string, percent: string): number {
  const [, value, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? []
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN)
}
