// The first steps of every command: checks Node, installs packages if needed, reads `.env`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { register as registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `development` adds the packages that tests and checks need to those that build and run the site. */
export function prepare({ development = false } = {}) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`)
    process.exit(1)
  }
  installWhenStale('.', development)
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/**
 * Installs exactly the contents of the lockfile of `folder` and applies its patches, unless its
 * node_modules was installed from the same ones. The production image contains the stamp, so
 * nothing is installed there.
 */
export function installWhenStale(folder, development) {
  const stamp = join(folder, 'node_modules/.quietzone-lock')
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')))
  const patches = join(folder, 'patches')
  for (const name of existsSync(patches) ? readdirSync(patches).sort() : [])
    hash.update(readFileSync(join(patches, name)))
  const siteSet = hash.digest('hex')
  const fullSet = `${siteSet} development`
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === fullSet || (installed === siteSet && !development)) return
  const started = performance.now()
  process.stdout.write(folder === '.' ? 'Installing packages … ' : `Installing ${folder} … `)
  // `npm install` adds what is missing; the site's packages were installed from this lockfile. `npm ci`
  // would delete all before it fails.
  const install = installed === siteSet ? ['install', '--no-save'] : ['ci']
  const packages = join(folder, 'node_modules')
  const previous = `${packages}.previous`
  if (installed !== siteSet) moveFolder(packages, previous)
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [
      ...install,
      '--no-audit',
      '--no-fund',
      development ? '--include=dev' : '--omit=dev',
      '--include=optional',
    ],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    process.stdout.write('failed\n')
    console.error(stdout, stderr)
    if (existsSync(previous)) {
      rmSync(packages, { recursive: true, force: true })
      moveFolder(previous, packages)
      console.error('The packages of the version that you had are left, and it starts at once.')
    }
    process.exit(1)
  }
  rmSync(previous, { recursive: true, force: true })
  writeFileSync(stamp, development ? fullSet : siteSet)
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Does nothing if the folder is missing or mounted, or the other one was left by an installation that was killed. */
function moveFolder(from, to) {
  try {
    renameSync(from, to)
  } catch {}
}

/**
 * Lets this process import TypeScript. Prints errors of the environment without a stack and exits.
 */
export async function loadSources() {
  const { register } = await import('tsx/esm/api')
  register()
  try {
    await import('../src/env.ts')
  } catch (cause) {
    console.error(cause.name === 'EnvError' ? cause.message : cause)
    process.exit(1)
  }
}

/** Imports the operations of the API and what describes them, which belong to the server. */
export async function loadApi() {
  await loadSources()
  // Outside of Next, `server-only` refuses to be imported.
  const resolve = `export const resolve = (name, context, next) =>
    name === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context)`
  registerHooks(`data:text/javascript,${encodeURIComponent(resolve)}`)
  const { operations } = await import('../src/data/operations/operations.ts')
  const { buildOpenApi } = await import('../src/data/open-api/build-open-api.ts')
  return { operations, buildOpenApi }
}
