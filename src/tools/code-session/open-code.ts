import type { CodeView, OwnedKey, Problem } from '@/codes'
import { readCode } from '@/tools/shared/dynamic/code-client'
import { findStoredKey } from '@/tools/shared/dynamic/key-store'

export type OpenedCode =
  | { is: 'ready'; code: CodeView; owned: OwnedKey }
  | { is: 'noKey' }
  | { is: 'failed'; problem: Problem | null }

/** Reads a code from the server with the key that this browser stores. */
export async function openCode(slug: string): Promise<OpenedCode> {
  const owned = await findStoredKey(slug).catch(() => undefined)
  if (!owned) return { is: 'noKey' }
  const answer = await readCode(owned)
  if (!answer.ok) return { is: 'failed', problem: answer.problem }
  return { is: 'ready', code: answer.body, owned: { slug: owned.slug, editKey: owned.editKey } }
}
