import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashFiles } from './hash-files'
import { listFirstFiles } from './list-build-files'
import { runChild } from './run-child'
import { shareChunks } from './share-chunks'
import { step } from './step'
import { writeBuildManifest } from './write-build-manifest'

const stamp = '.next/quietzone-build'
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

/** Builds the site if the source files have changed since the last production build. */
export async function buildWhenStale(): Promise<void> {
  const fingerprint = hashFiles(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  await step('Building', async () => {
    await runChild(['node_modules/next/dist/bin/next', 'build'], {
      env: { NODE_ENV: 'production' },
    })
    for (const folder of ['.next/server/chunks', '.next/server/chunks/ssr']) shareChunks(folder)
    await compressBuild('.next')
    writeBuildManifest('.next')
  })
  writeFileSync(stamp, fingerprint)
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
