import { buildImportGraph, readSources } from './read-imports'

/** The most files of a level that one run of `npm run test:changed` starts, the nearest first. */
const mostFiles = { unit: 40, component: 12, integration: 8 }

type Level = keyof typeof mostFiles
export type ReachedTests = Record<Level, { run: string[]; further: string[] }>

const testFile = /\.test\.tsx?$/

/** Changes that start a level; changed tests always run. Others are reached from further away. */
const startedBy: Record<Level, RegExp> = {
  unit: /./,
  // The folders left out contain functions without React.
  component: /^(?!src\/(?:cli|codes|exchange|qr|std)\/)/,
  integration: /^(?:migrations|src\/(?:backup|cms|data|http|postgres|start))\//,
}

/** Finds the tests whose imports reach a changed file, or that mention its path. */
export function findReachedTests(
  changed: readonly string[],
  sources = readSources(['src', 'scripts', 'migrations', 'payload.config.ts']),
): ReachedTests {
  const found: ReachedTests = {
    unit: { run: [], further: [] },
    component: { run: [], further: [] },
    integration: { run: [], further: [] },
  }
  for (const path of sortByDistance(changed, sources)) {
    const level = findLevel(path)
    if (!level) continue
    const { run, further } = found[level]
    const isStarted = changed.some((one) => !testFile.test(one) && startedBy[level].test(one))
    const isDue = changed.includes(path) || (isStarted && run.length < mostFiles[level])
    if (isDue) run.push(path)
    else further.push(path)
  }
  return found
}

function findLevel(path: string): Level | undefined {
  if (!testFile.test(path) || path.includes('.release.test.')) return undefined
  if (path.includes('.component.test.')) return 'component'
  return path.includes('.int.test.') ? 'integration' : 'unit'
}

/** Returns the changed files and all that import them, by the number of imports in between. */
function sortByDistance(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [from, imports] of buildImportGraph(sources)) {
    for (const { path, kind } of imports) {
      if (kind !== 'type') importers.set(path, [...(importers.get(path) ?? []), from])
    }
  }
  const mentions = (path: string) =>
    [...sources].flatMap(([from, text]) =>
      testFile.test(from) && text.includes(path) ? [from] : [],
    )
  const found = new Set([
    ...changed.filter((path) => sources.has(path)),
    ...changed.flatMap(mentions),
  ])
  for (const path of [...changed, ...found])
    for (const from of importers.get(path) ?? []) found.add(from)
  for (const path of found) for (const from of importers.get(path) ?? []) found.add(from)
  return found
}
