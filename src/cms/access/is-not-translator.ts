import { isTranslator } from './is-translator'
import type { Predicate } from './predicate'

/** What all languages share is not a translator's to change. */
export const isNotTranslator: Predicate = ({ req }) => !isTranslator({ req })
