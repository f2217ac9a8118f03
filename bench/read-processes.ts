import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks on Linux (`getconf CLK_TCK`). */
const ticksPerSecond = 100

/**
 * Returns the memory (proportional set size) of a process with all that it has started, and of its
 * largest renderer; 0 where it cannot be measured.
 */
export function readProcessMemory(root: number | undefined): { bytes: number; renderer: number } {
  let bytes = 0
  let renderer = 0
  for (const id of familyOf(root)) {
    const own = Number(/^Pss:\s+(\d+)/m.exec(readProcess(id, 'smaps_rollup'))?.[1] ?? 0) * 1024
    bytes += own
    if (/--type=renderer/.test(readProcess(id, 'cmdline'))) renderer = Math.max(renderer, own)
  }
  return { bytes, renderer }
}

/** Returns the processor time of a process with all that it has started and that still run. */
export function readCpuSeconds(root: number | undefined): number {
  let ticks = 0
  for (const id of familyOf(root)) {
    // After the name in parentheses: state, then ten numbers, then user and system time.
    const times = /\) \S(?: -?\d+){10} (\d+) (\d+)/.exec(readProcess(id, 'stat'))
    ticks += Number(times?.[1] ?? 0) + Number(times?.[2] ?? 0)
  }
  return ticks / ticksPerSecond
}

function familyOf(root: number | undefined): number[] {
  if (!root || process.platform !== 'linux') return []
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(/\) \S (\d+)/.exec(readProcess(Number(name), 'stat'))?.[1] ?? 0)
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const family = [root]
  for (const member of family) family.push(...(children.get(member) ?? []))
  return family
}

/** '' once the process is gone. */
function readProcess(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
