import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, env } from '@/env'

let id: string | undefined

/** Returns the id of the build that this process serves; undefined in development. */
export function getBuildId(): string | undefined {
  const idFile = join(buildFolder(), 'BUILD_ID')
  if (env.NODE_ENV === 'production' && existsSync(idFile))
    id ??= readFileSync(idFile, 'utf8').trim()
  return id
}
