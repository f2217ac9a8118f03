import { getLayout } from '../symbol/symbol-layout'
import type { FitTargets } from './fit-mesh'

/** Number of content modules used with the known ones: enough to locate the grid. */
const contentModules = { known: 0, few: 500, many: 1200 } as const

const cache = new Map<string, FitTargets>()

/** Returns the modules of a version that a mesh is fitted to. */
export function fitTargets(version: number, content: keyof typeof contentModules): FitTargets {
  const key = `${version} ${content}`
  const made = cache.get(key) ?? makeTargets(version, contentModules[content])
  cache.set(key, made)
  return made
}

function makeTargets(version: number, most: number): FitTargets {
  const { expected } = getLayout(version)
  // An odd step, so that the sample does not align with the mask or the rows.
  const step = most === 0 ? expected.length : Math.floor(expected.length / most / 2) * 2 + 1
  const known: number[] = []
  const others: number[] = []
  for (let index = 0; index < expected.length; index++) {
    if (expected[index] !== 0) known.push(index)
    else if (most > 0 && index % step === 0) others.push(index)
  }
  const modules = [...known, ...others]
  return {
    modules: Uint16Array.from(modules),
    expected: Int8Array.from(modules, (module) => expected[module] as number),
    knownCount: known.length,
  }
}
