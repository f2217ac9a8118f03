import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listToolFiles } from './list-build-files'

/**
 * Describes a build: its id, its time and its files below `/_next/static/`, without compressed
 * copies; `toolFiles` are the addresses of the files that the service worker caches.
 */
export type BuildManifest = { id: string; builtAt: string; files: string[]; toolFiles: string[] }

const manifestFile = 'manifest.json'

/** Writes the manifest of the Next.js build in `folder`; called once, after the build. */
export function writeBuildManifest(folder: string): void {
  const files = readdirSync(join(folder, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, 'static').length + 1))
    .sort()
  const id = readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim()
  const manifest: BuildManifest = {
    id,
    builtAt: new Date().toISOString(),
    files,
    toolFiles: listToolFiles(folder),
  }
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest))
}

export function readBuildManifest(folder: string): BuildManifest {
  return JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'))
}
