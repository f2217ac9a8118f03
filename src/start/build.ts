import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBuild } from './compress-build'
import { runChild } from './run-child'
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
]

/** Builds when the last production build was made from other files than those that lie here. */
export async function buildWhenStale(): Promise<void> {
  const fingerprint = computeFingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  await step('Building', async () => {
    await runChild(['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' })
    compressBuild('.next/static')
    writeBuildManifest('.next')
  })
  writeFileSync(stamp, fingerprint)
}

/** A hash over the names and contents of everything that goes into a build. */
function computeFingerprint(): string {
  const hash = createHash('sha256').update(process.version)
  const visit = (path: string) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) visit(join(path, name))
    else if (!/\.test\.tsx?$/.test(path))
      hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  sources.forEach(visit)
  return hash.digest('hex')
}
