import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compressBuild } from './compress-build'
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
  'package-lock.json',
  'patches',
]

/** Builds when the last production build was made from other files than those that lie here. */
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
