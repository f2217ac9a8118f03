/**
 * Half a surrogate pair (a cut emoji) has no UTF-8 form; like TextEncoder, this puts U+FFFD in its
 * place. With the `u` flag, \p{Surrogate} matches only the halves that lack their partner.
 */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
