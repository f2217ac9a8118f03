'use client'

import type { DefaultCellComponentProps } from 'payload'
import { type CodeDocument, listTargets } from '@/codes'

/** Shows the target hosts of a code in the list of codes. */
export function LeadsToCell({ cellData }: DefaultCellComponentProps) {
  const [first, ...others] = listHosts(cellData as CodeDocument | undefined)
  if (!first) return <span>–</span>
  return <span>{others.length > 0 ? `${first} + ${others.length}` : first}</span>
}

function listHosts(document: CodeDocument | undefined): string[] {
  if (!document?.languages) return []
  const hosts = listTargets(document).flatMap(({ url }) =>
    URL.canParse(url) ? [new URL(url).host] : [],
  )
  return [...new Set(hosts)]
}
