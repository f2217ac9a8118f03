import type { CodeView, Problem } from '@/codes'
import { readCode } from '@/tools/shared/dynamic/code-client'
import { findCodeKey } from '@/tools/shared/workspaces/find-code-key'
import { type CodeSource, sourceOf } from './code-source'

export type OpenedCode =
  | { is: 'ready'; code: CodeView; source: CodeSource }
  | { is: 'noKey' }
  | { is: 'failed'; problem: Problem | null }

/** Reads a code from the server with a key that this browser stores. */
export async function openCode(slug: string): Promise<OpenedCode> {
  const found = await findCodeKey(slug).catch(() => undefined)
  if (!found) return { is: 'noKey' }
  const { editKey, isGuess } = found
  const answer = await readCode({ slug, editKey })
  if (answer.ok) return { is: 'ready', code: answer.body, source: sourceOf({ slug, editKey }) }
  const { problem } = answer
  // Nothing is wrong with the key of a workspace that does not contain the code.
  return isGuess && problem?.key === 'unauthorised' ? { is: 'noKey' } : { is: 'failed', problem }
}
