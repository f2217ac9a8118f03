import { replaceLoneSurrogates } from './replace-lone-surrogates'

/** Like `encodeURIComponent`, but does not throw on lone surrogates. */
export function percentEncode(text: string): string {
  return encodeURIComponent(replaceLoneSurrogates(text))
}
