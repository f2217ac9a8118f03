import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { API } from 'typescript-native/unstable/async'
import { afterAll } from 'vitest'

const root = process.cwd()
const config = resolve(root, 'tsconfig.compile-errors.json')

/** All sources but the tests, which would double the time. The file exists in memory only. */
const configText = JSON.stringify({
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: ['next-env.d.ts', 'payload.config.ts', 'src'],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*-for-test.ts', 'src/testing'],
})

/** Contents that replace or add files for the compiler, by absolute path. */
const overlay = new Map([[config, configText]])
/** Folders that exist in the overlay only. */
const addedFolders = () =>
  new Set([...overlay.keys()].map(dirname).filter((folder) => !existsSync(folder)))

let compiler: API | undefined
afterAll(async () => {
  await compiler?.close()
  compiler = undefined
})

/** “Cannot find module”: files that a build generates may be missing. */
const missingModule = 2307

/**
 * Compiles the sources with some files changed in memory and returns the files with errors, sorted,
 * relative to the root. A changed path that does not exist is a new file, whose source is ''. One
 * call needs about four seconds, because all files are checked again.
 */
export async function listCompileErrors(
  changes: Record<string, (source: string) => string>,
): Promise<string[]> {
  const paths = Object.keys(changes).map((path) => resolve(root, path))
  const created = paths.filter((path) => !existsSync(path))
  const changed = paths.filter((path) => existsSync(path))
  for (const [path, change] of Object.entries(changes)) {
    const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const text = change(source)
    if (text === source) throw new Error(`${path} was not changed`)
    overlay.set(resolve(root, path), text)
  }
  try {
    return await compile({ created, changed })
  } finally {
    for (const path of paths) overlay.delete(path)
    await compiler?.updateSnapshot({ fileChanges: { changed, deleted: created } })
  }
}

async function compile(fileChanges: { created: string[]; changed: string[] }): Promise<string[]> {
  compiler ??= new API({
    cwd: root,
    fs: {
      readFile: (path) => overlay.get(path),
      fileExists: (path) => overlay.has(path) || undefined,
      directoryExists: (path) => addedFolders().has(path) || undefined,
    },
  })
  const snapshot = await compiler.updateSnapshot({ openProjects: [config], fileChanges })
  const program = snapshot.getProject(config)?.program
  if (!program) throw new Error('The project was not loaded')
  const errors = [
    ...(await program.getSyntacticDiagnostics()),
    ...(await program.getSemanticDiagnostics()),
  ].filter(({ code }) => code !== missingModule)
  const files = errors.map(({ fileName = config }) => relative(root, fileName))
  return [...new Set(files)].sort()
}
