import { type DeskMessages, deskMessages } from './messages'

type Leaf<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaf<T[K]>}` }[keyof T & string]

/** Key of a text of the desk, such as `translations.title`. */
export type DeskKey = Leaf<DeskMessages>

/** Returns the text of a key, with its arguments and plural forms filled. */
export type DeskTexts = (key: DeskKey, values?: Record<string, number | string>) => string

/** Returns a text without arguments in every language of the admin. */
export const deskLabel = (key: DeskKey): Record<string, string> =>
  Object.fromEntries(
    Object.keys(deskMessages).map((language) => [language, deskLabelFor(language, key)]),
  )

/**
 * Returns a text without arguments as a function, which Payload calls before it sends the name to browsers:
 * with a text for each language, buttons that sort a list or open a form would be “[object Object]”.
 */
export const deskName =
  (key: DeskKey) =>
  ({ i18n }: { i18n: { language: string } }) =>
    deskLabelFor(i18n.language, key)

/** Returns a text without arguments in the language of the admin, or in English. */
export function deskLabelFor(language: string, key: DeskKey): string {
  const all: Record<string, object> = deskMessages
  return findMessage(all[language], key) ?? findMessage(deskMessages.en, key) ?? key
}

/** Finds a text in a tree of messages by the path of its key. */
export function findMessage(messages: object | undefined, key: string): string | undefined {
  let found: unknown = messages
  for (const part of key.split('.'))
    found =
      typeof found === 'object' ? (found as Record<string, unknown> | null)?.[part] : undefined
  return typeof found === 'string' && found ? found : undefined
}
