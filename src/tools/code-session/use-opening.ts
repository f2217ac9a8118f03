import { useEffect, useState } from 'react'
import type { CodeView, Problem } from '@/codes'
import { readCode } from '@/tools/shared/dynamic/code-client'
import { useHandler } from '@/tools/shared/use-handler'
import { findCodeKey } from '@/tools/shared/workspaces/find-code-key'
import { type CodeSource, sourceOf } from './code-source'

export type OpenedCode = { source: CodeSource; code: CodeView }
type Failure = { is: 'noKey' } | { is: 'failed'; problem: Problem | null }

/**
 * Reads a code from the server, with a key that this browser stores, when `slug` becomes another one
 * than that of the opened code. Null waits.
 */
export function useOpening(
  slug: string | null,
  opened: OpenedCode | undefined,
  onOpened: (opened: OpenedCode) => void,
) {
  const start = useHandler(onOpened)
  const [isOpening, setOpening] = useState(false)
  const [failed, setFailed] = useState<Failure>()
  const open = useHandler(async () => {
    setFailed(undefined)
    if (slug === null || opened) return
    setOpening(true)
    const found = await findCode(slug)
    setOpening(false)
    if ('is' in found) setFailed(found)
    else start(found)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another code is a reason to load
  useEffect(() => void open(), [slug])
  return { isOpening, failed, open }
}

async function findCode(slug: string): Promise<OpenedCode | Failure> {
  const found = slug && (await findCodeKey(slug).catch(() => undefined))
  if (!found) return { is: 'noKey' }
  const { editKey, isGuess } = found
  const answer = await readCode({ slug, editKey })
  if (answer.ok) return { code: answer.body, source: sourceOf({ slug, editKey }) }
  const { problem } = answer
  // Nothing is wrong with the key of a workspace that does not contain the code.
  return isGuess && problem?.key === 'unauthorised' ? { is: 'noKey' } : { is: 'failed', problem }
}
