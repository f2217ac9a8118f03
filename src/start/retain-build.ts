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

const retentionMs = 30 * 24 * 3_600_000
const compressed = ['', '.br', '.gz']

/**
 * Copies the files of a build next to those of earlier builds, so that tabs opened before a
 * deployment can still load theirs: `<id>.json` lists the files of a build, `static/` contains the
 * files of all builds. Builds that were replaced more than thirty days ago are deleted. Several
 * processes may share `retainedFolder`.
 */
export function retainBuild(buildFolder: string, retainedFolder: string): void {
  const manifest = readBuildManifest(buildFolder)
  const own = `${manifest.id}.json`
  mkdirSync(join(retainedFolder, 'static'), { recursive: true })
  if (!existsSync(join(retainedFolder, own))) {
    markAsReplaced(retainedFolder)
    for (const file of manifest.files) {
      for (const ending of compressed) {
        copy(
          join(buildFolder, 'static', file + ending),
          join(retainedFolder, 'static', file + ending),
        )
      }
    }
    // The manifest is written last, so that all files of a listed build exist.
    const unnamed = join(retainedFolder, `${own}.${process.pid}`)
    writeFileSync(unnamed, JSON.stringify(manifest))
    renameSync(unnamed, join(retainedFolder, own))
  }
  prune(retainedFolder, own)
}

/** Records that the previous build was in use until now. */
function markAsReplaced(retainedFolder: string): void {
  const [last] = listManifests(retainedFolder).sort((a, b) => b.usedAtMs - a.usedAtMs)
  if (last) touch(join(retainedFolder, last.name))
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

function prune(retainedFolder: string, own: string): void {
  const limitMs = Date.now() - retentionMs
  const needed = new Set<string>()
  for (const { name, usedAtMs } of listManifests(retainedFolder)) {
    const path = join(retainedFolder, name)
    if (name !== own && usedAtMs < limitMs) rmSync(path, { force: true })
    else for (const file of readFiles(path)) needed.add(file)
  }
  const folder = join(retainedFolder, 'static')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(folder.length + 1).replace(/\.(br|gz)$/, '')
    if (!entry.isFile() || needed.has(file)) continue
    // A recent file may belong to a build that is being copied at this moment.
    if (readUsedAtMs(path) < limitMs) rmSync(path, { force: true })
  }
}

function listManifests(retainedFolder: string): { name: string; usedAtMs: number }[] {
  return readdirSync(retainedFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, usedAtMs: readUsedAtMs(join(retainedFolder, name)) }))
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
