import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { env } from '@/env'

const idFile = '.next/BUILD_ID'
let id: string | undefined

/** Which build this process serves; nothing while the site is being developed. */
export function getBuildId(): string | undefined {
  if (env.NODE_ENV === 'production' && existsSync(idFile))
    id ??= readFileSync(idFile, 'utf8').trim()
  return id
}
