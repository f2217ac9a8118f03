import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuildManifest, readBuildManifest } from './write-build-manifest'

const keptForMs = 30 * 24 * 3_600_000
const compressed = ['', '.br', '.gz']

/**
 * Copies the files of a build next to those of earlier builds, so that tabs opened before a
 * deployment can still load theirs: `<id>.json` lists the files of a build, `static/` contains the
 * files of all builds. Builds that were replaced more than thirty days ago are deleted. Several
 * processes may share `keptFolder`.
 */
export function retainBuild(buildFolder: string, keptFolder: string): void {
  const manifest = readBuildManifest(buildFolder)
  const own = `${manifest.id}.json`
  mkdirSync(join(keptFolder, 'static'), { recursive: true })
  if (!existsSync(join(keptFolder, own))) {
    markAsReplaced(keptFolder)
    for (const file of manifest.files) {
      for (const ending of compressed) {
        copy(join(buildFolder, 'static', file + ending), join(keptFolder, 'static', file + ending))
      }
    }
    // The manifest is written last, so that all files of a listed build exist.
    const unnamed = join(keptFolder, `${own}.${process.pid}`)
    writeFileSync(unnamed, JSON.stringify(manifest))
    renameSync(unnamed, join(keptFolder, own))
  }
  prune(keptFolder, own)
}

/** Records that the previous build was in use until now. */
function markAsReplaced(keptFolder: string): void {
  const [last] = listManifests(keptFolder).sort((a, b) => b.usedAtMs - a.usedAtMs)
  if (last) touch(join(keptFolder, last.name))
}

/** Copies a file atomically, since another process may serve it. */
function copy(from: string, to: string): void {
  if (!existsSync(from)) return
  if (existsSync(to)) {
    touch(to)
    return
  }
  mkdirSync(dirname(to), { recursive: true })
  const partial = `${to}.${process.pid}`
  copyFileSync(from, partial)
  renameSync(partial, to)
}

function prune(keptFolder: string, own: string): void {
  const limitMs = Date.now() - keptForMs
  const needed = new Set<string>()
  for (const { name, usedAtMs } of listManifests(keptFolder)) {
    const path = join(keptFolder, name)
    if (name !== own && usedAtMs < limitMs) rmSync(path, { force: true })
    else for (const file of readFiles(path)) needed.add(file)
  }
  const folder = join(keptFolder, 'static')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(folder.length + 1).replace(/\.(br|gz)$/, '')
    if (!entry.isFile() || needed.has(file)) continue
    // A recent file may belong to a build that is being copied at this moment.
    if (readUsedAtMs(path) < limitMs) rmSync(path, { force: true })
  }
}

function listManifests(keptFolder: string): { name: string; usedAtMs: number }[] {
  return readdirSync(keptFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, usedAtMs: readUsedAtMs(join(keptFolder, name)) }))
}

function readFiles(path: string): string[] {
  const { files }: BuildManifest = JSON.parse(readFileSync(path, 'utf8'))
  return files
}

function readUsedAtMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
}

function touch(path: string): void {
  const now = new Date()
  utimesSync(path, now, now)
}
