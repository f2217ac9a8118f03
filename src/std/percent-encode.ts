import { replaceLoneSurrogates } from './replace-lone-surrogates'

/** `encodeURIComponent` that does not throw at half an emoji. */
export function percentEncode(text: string): string {
  return encodeURIComponent(replaceLoneSurrogates(text))
}
