type MaybeWellFormed = { isWellFormed?: () => boolean }

/**
 * Replaces lone surrogates (a cut emoji), which have no UTF-8 form, with U+FFFD, as TextEncoder
 * does. With the `u` flag, \p{Surrogate} matches only unpaired surrogates.
 */
export function replaceLoneSurrogates(text: string): string {
  // Much faster than the search, in engines that support it (ES2024).
  if ((text as MaybeWellFormed).isWellFormed?.()) return text
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
