import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Fault } from './fault'

/** Finds arguments and tags that differ from the English message, and missing plural forms. */
export function findMessageFaults(message: string, english: string, iso: string): Fault[] {
  const fault = (rule: string): Fault => ({ rule, near: message.slice(0, 60) })
  const elements = read(message)
  if (!elements) return [fault('not an ICU message')]
  const expected = findArguments(read(english) ?? []).join(' ')
  const found = findArguments(elements).join(' ')
  return [
    ...(found === expected ? [] : [fault(`arguments ${found} instead of ${expected}`)]),
    ...findMissingPlurals(elements, iso).map((name) => fault(`no plural form “${name}”`)),
  ]
}

function read(message: string): MessageFormatElement[] | undefined {
  try {
    return parse(message)
  } catch {
    return undefined
  }
}

/** Returns `count:plural` for every argument and `<b>` for every tag, in a fixed order. */
function findArguments(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...findArguments(element.children)]
    const own = `${element.value}:${TYPE[element.type]}`
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [own]
    return [own, ...Object.values(element.options).flatMap(({ value }) => findArguments(value))]
  })
  return [...new Set(found)].sort()
}

/** Returns plural categories that the language has and the message lacks. */
function findMissingPlurals(elements: MessageFormatElement[], iso: string): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.tag) return findMissingPlurals(element.children, iso)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inner = Object.values(element.options).flatMap(({ value }) =>
      findMissingPlurals(value, iso),
    )
    if (element.type === TYPE.select) return inner
    const { pluralCategories } = new Intl.PluralRules(iso, {
      type: element.pluralType ?? 'cardinal',
    }).resolvedOptions()
    // In the Romance languages, "many" is for millions; "other" also works there.
    return [
      ...pluralCategories.filter((name) => name !== 'many' && !(name in element.options)),
      ...inner,
    ]
  })
}
