import { createTranslator } from 'next-intl'
import en from '@/i18n/messages/en.json'

type Translate = {
  (key: string, values?: Readonly<Record<string, string | number>>): string
  has: (key: string) => boolean
}

const translate = createTranslator({
  locale: 'en',
  messages: en,
  // A message without one of its values must not fail the request that it describes.
  onError: () => {},
}) as unknown as Translate

/** Returns the English text of a message key, which developers receive as the `detail` of an issue. */
export function describeIssue(
  key: string,
  values?: Readonly<Record<string, string | number>>,
): string | undefined {
  return translate.has(key) ? translate(key, values) : undefined
}
