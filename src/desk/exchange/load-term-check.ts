import type { PayloadRequest } from 'payload'
import { checkGlossary } from '../glossary/check-glossary'
import { readGlossary } from '../glossary/read-glossary'
import type { DeskLocale } from '../languages'

/** Finds glossary terms that a translation should contain or avoid. */
export type TermCheck = (
  source: string,
  target: string,
) => { reason: 'forbiddenTerm' | 'unusedTerm'; detail: string }[]

/** Loads the check of a language's terms. */
export async function loadTermCheck(
  locale: DeskLocale,
  { payload }: PayloadRequest,
): Promise<TermCheck> {
  const glossary = await readGlossary(payload, locale)
  return (source, target) =>
    checkGlossary(source, target, glossary).map(({ kind, word, term }) => ({
      reason: kind === 'forbidden' ? 'forbiddenTerm' : 'unusedTerm',
      detail: term.preferred[0] ? `${word} → ${term.preferred[0]}` : word,
    }))
}
