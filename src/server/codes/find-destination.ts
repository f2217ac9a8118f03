import 'server-only'
import { headers } from 'next/headers'
import { decideScan } from '@/codes/decide-scan'
import type { HostedCode } from './find-hosted-code'
import { readCircumstances } from './read-circumstances'

/** Where a doubtful code would lead this visitor if no one doubted it. */
export async function findDestination(code: HostedCode): Promise<string | undefined> {
  if (!code.isSuspicious) return undefined
  const circumstances = readCircumstances(await headers(), code.scansUsed)
  const decision = decideScan({ ...code, isSuspicious: false }, circumstances)
  return decision.do === 'redirect' ? decision.url : undefined
}
