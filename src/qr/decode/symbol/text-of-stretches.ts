import {
  decodeStretches,
  findDeclaredEncoding,
  isAscii,
  type Stretch,
  type TextSource,
} from './decode-stretches'
import { findTextEncoding } from './find-text-encoding'

/**
 * Joins the texts of segments. A missing character set is guessed from all undeclared bytes
 * together, so that all segments use the same one.
 *
 * @param language of the page, for the guess
 */
export function textOfStretches(
  stretches: readonly Stretch[],
  language?: string,
): { text: string } & TextSource {
  const found = findTextEncoding(stretches, language)
  const text = decodeStretches(stretches, found.encoding)
  if (stretches.every(({ bytes }) => isAscii(bytes))) return { text }
  const encoding = findDeclaredEncoding(stretches) ?? found.encoding
  return { text, stretches, encoding, isGuessed: found.isGuessed }
}
