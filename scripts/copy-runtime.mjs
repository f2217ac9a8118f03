// node scripts/copy-runtime.mjs TARGET: copies the files that a running site needs into a folder,
// for the production image.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { listRuntimeFiles } from './list-runtime-files.mjs'
import { loadSources } from './prepare.mjs'

// All files that the build's fingerprint covers are copied; otherwise the start would build again.
const ownFiles = [
  'migrations',
  'patches',
  'public',
  'scripts',
  'src',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]
/**
 * Files of a build that only builds read, and source maps, which are larger than all other files.
 */
const ofBuildsOnly =
  /^\.next\/[^/]+\/(?:cache|diagnostics|trace|trace-build|turbopack|types)(?:\/|$)|\.(?:map|nft\.json)$/
const license = /^(?:licen[cs]e|notice|copying)/i

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name the folder: node scripts/copy-runtime.mjs TARGET')

const build = await findBuild()
const packageFiles = await listRuntimeFiles(build)
const { testCode } = await import('../src/start/hash-files.ts')
for (const path of [...ownFiles, 'node_modules/.quietzone-lock']) copy(path)
cpSync(build, join(target, build), {
  ...{ recursive: true, verbatimSymlinks: true },
  filter: (path) => !ofBuildsOnly.test(path),
})
await removeWhitespace(join(target, build, 'server'))
for (const path of packageFiles) copy(path)
for (const folder of new Set(packageFiles.map(findPackage)))
  for (const name of readdirSync(folder)) {
    if (license.test(name) || name === 'package.json') copy(join(folder, name))
  }

/** Returns the folder of the build of the present sources. */
async function findBuild() {
  await loadSources()
  const { buildWhenStale } = await import('../src/start/build.ts')
  await buildWhenStale()
  return (await import('../src/env.ts')).buildFolder()
}

/** @param {string} path */
function copy(path) {
  mkdirSync(join(target, dirname(path)), { recursive: true })
  cpSync(path, join(target, path), {
    ...{ recursive: true, dereference: true },
    filter: (source) => !testCode.test(source),
  })
}

/** Removes the whitespace and comments of scripts, a third of them. Builds are faster without minifying. */
async function removeWhitespace(folder) {
  const { transform } = createRequire(createRequire(import.meta.url).resolve('tsx'))('esbuild')
  const options = { minifyWhitespace: true, legalComments: 'none', charset: 'utf8' }
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
  for (const path of scripts)
    writeFileSync(path, (await transform(readFileSync(path, 'utf8'), options)).code)
}

/** Returns the folder of the package that a file belongs to. */
function findPackage(path) {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  return folder ?? dirname(path)
}
