import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { env } from '@/env'

const idFile = '.next/BUILD_ID'
let id: string | undefined

/** Returns the id of the build that this process serves; undefined in development. */
export function getBuildId(): string | undefined {
  if (env.NODE_ENV === 'production' && existsSync(idFile))
    id ??= readFileSync(idFile, 'utf8').trim()
  return id
}
