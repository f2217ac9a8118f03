import { diffArrays } from 'diff'

export type TokenChange = 'added' | 'removed'
export type Compared<Token> = { token: Token; change: TokenChange | undefined }

/** Texts that differ more are shown as replaced as a whole. */
const maxEditLength = 500

/**
 * Lists the tokens of two texts, with those that were removed before those that were added in their
 * place.
 *
 * @param idOf returns the same string for equal tokens
 * @param isSpace returns whether a token has no meaning between two changes
 */
export function compareTokens<Token>(
  before: readonly Token[],
  after: readonly Token[],
  idOf: (token: Token) => string,
  isSpace: (token: Token) => boolean = () => false,
): Compared<Token>[] {
  const withId = (token: Token) => ({ token, id: idOf(token) })
  const [old, own] = [before.map(withId), after.map(withId)]
  const changes = diffArrays(old, own, {
    comparator: (a, b) => a.id === b.id,
    maxEditLength,
  }) ?? [
    { value: old, removed: true, added: false },
    { value: own, removed: false, added: true },
  ]
  const compared: Compared<Token>[] = []
  let removed: Token[] = []
  let added: Token[] = []
  const finishChange = () => {
    compared.push(...removed.map((token) => ({ token, change: 'removed' as const })))
    compared.push(...added.map((token) => ({ token, change: 'added' as const })))
    removed = []
    added = []
  }
  for (const [index, part] of changes.entries()) {
    const tokens = part.value.map(({ token }) => token)
    const isBetweenChanges = index > 0 && index < changes.length - 1 && tokens.every(isSpace)
    if (part.removed || (!part.added && isBetweenChanges)) removed.push(...tokens)
    if (part.added || (!part.removed && isBetweenChanges)) added.push(...tokens)
    if (part.removed || part.added || isBetweenChanges) continue
    finishChange()
    compared.push(...tokens.map((token) => ({ token, change: undefined })))
  }
  finishChange()
  return compared
}
