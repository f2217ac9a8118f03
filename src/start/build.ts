import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { hashFiles } from './hash-files'
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
    await compressBuild('.next/static')
    writeBuildManifest('.next')
  })
  writeFileSync(stamp, fingerprint)
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a Brotli and a gzip copy next to every compressible file of the build, at the best quality. */
async function compressBuild(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(js|css|svg|json|txt|wasm)$/.test(entry.name),
  )
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < 512) return
  await Promise.all([
    toBrotli(bytes).then((small) => writeFile(`${path}.br`, small)),
    toGzip(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}
