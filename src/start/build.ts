import {
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
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildFolder, setBuildFolder } from '@/env'
import { hashFiles } from './hash-files'
import { listFirstFiles } from './list-build-files'
import { runChild } from './run-child'
import { shareChunks } from './share-chunks'
import { step } from './step'
import { writeBuildManifest } from './write-build-manifest'

/**
 * The folder of builds. Each has a folder of its own, with the fingerprint of its sources in a file that is
 * written last: a build that fails, or is made while another is served, harms none.
 */
const root = '.next'
const stampFile = 'quietzone-build'
const ownFolder = /^[0-9a-f]{12}-\d+$/
const abandonedMs = 3_600_000
/** The time of a build that no start has reached yet. */
const neverMs = 0
const sources = [
  'src',
  'public',
  'next.config.ts',
  'payload.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  // Bundlers read `sideEffects`.
  'package.json',
  'package-lock.json',
  'patches',
]

/**
 * Chooses the build of the present sources for this process, and makes it if there is none. Builds of other
 * sources stay as they are, so that a version that is checked out again starts with its own.
 */
export async function buildWhenStale(): Promise<void> {
  const fingerprint = hashFiles(sources)
  const builds = listBuilds()
  const known = builds.find((build) => build.fingerprint === fingerprint)
  if (known) return setBuildFolder(known.folder)
  const folder = join(root, `${fingerprint.slice(0, 12)}-${process.pid}`)
  removeAbandoned()
  mkdirSync(folder, { recursive: true })
  // The first build writes no cache, which takes it a tenth longer and which many never read.
  if (builds[0]) moveCache(builds[0].folder, folder)
  try {
    await step('Building', () => build(folder))
  } catch (cause) {
    if (builds[0]) moveCache(folder, builds[0].folder)
    rmSync(folder, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : cause
    const wayOut = builds[0]
      ? '. Earlier builds are left: the version that you had starts at once'
      : ''
    throw new Error(`The site could not be built${wayOut}.\n${reason}`, { cause })
  }
  const stamp = join(folder, stampFile)
  writeFileSync(stamp, fingerprint)
  markServed(stamp, neverMs)
  setBuildFolder(folder)
}

/**
 * Records that the chosen build is served, and deletes all but those of its sources and the last other one
 * that was served.
 */
export function keepServedBuilds(): void {
  const stamp = join(buildFolder(), stampFile)
  const fingerprint = readFileSync(stamp, 'utf8')
  const others = listBuilds().filter((build) => build.fingerprint !== fingerprint)
  for (const { folder } of others.slice(1)) rmSync(folder, { recursive: true, force: true })
  markServed(stamp, Date.now())
}

function markServed(stamp: string, atMs: number): void {
  utimesSync(stamp, atMs / 1000, atMs / 1000)
}

/** Returns the complete builds, the last one that was served first. */
function listBuilds() {
  if (!existsSync(root)) return []
  return readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, stampFile)))
    .map((folder) => {
      const stamp = join(folder, stampFile)
      return {
        folder,
        fingerprint: readFileSync(stamp, 'utf8'),
        servedAtMs: statSync(stamp).mtimeMs,
      }
    })
    .sort((a, b) => b.servedAtMs - a.servedAtMs)
}

/** Deletes what is left of builds that were killed. */
function removeAbandoned(): void {
  if (!existsSync(root)) return
  for (const name of readdirSync(root)) {
    const folder = join(root, name)
    if (!ownFolder.test(name) || existsSync(join(folder, stampFile))) continue
    if (statSync(folder).mtimeMs < Date.now() - abandonedMs)
      rmSync(folder, { recursive: true, force: true })
  }
}

function moveCache(from: string, to: string): void {
  const [old, own] = [join(from, 'cache'), join(to, 'cache')]
  if (!existsSync(old)) mkdirSync(own, { recursive: true })
  else if (!existsSync(own)) renameSync(old, own)
}

async function build(folder: string): Promise<void> {
  await runChild(['node_modules/next/dist/bin/next', 'build'], {
    env: { NODE_ENV: 'production', BUILD_FOLDER: folder },
  })
  shareTypes(folder)
  for (const chunks of ['server/chunks', 'server/chunks/ssr']) shareChunks(join(folder, chunks))
  await compressBuild(folder)
  writeBuildManifest(folder)
}

/** Copies the types of the routes, which import the sources, to where `tsconfig.json` expects them. */
function shareTypes(folder: string): void {
  const [from, to] = [join(folder, 'types'), join(root, 'types')]
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const types = readFileSync(join(from, name), 'utf8')
    writeFileSync(join(to, name), types.replaceAll('../../../', '../../'))
  }
  const declarations = readFileSync('next-env.d.ts', 'utf8')
  writeFileSync('next-env.d.ts', declarations.replaceAll(`./${folder}/types`, `./${root}/types`))
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a Brotli and a gzip copy next to every compressible file of the build. The best quality of
 * Brotli takes twenty times as long for a tenth less, so only the files that pages start with get
 * it.
 */
async function compressBuild(folder: string): Promise<void> {
  const first = new Set(listFirstFiles(folder))
  const entries = readdirSync(join(folder, 'static'), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|wasm)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(
    paths.map((path) => compressFile(path, first.has(relative(folder, path)) ? 11 : 9)),
  )
}

async function compressFile(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < 512) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    toBrotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    toGzip(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}
