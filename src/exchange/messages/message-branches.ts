import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { hoistSelectors } from '@formatjs/icu-messageformat-parser/manipulator.js'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

type Selector = PluralElement | SelectElement

/**
 * The sentences of a message: one, or one for each plural form or choice. Each translates as a whole,
 * because selectors are moved to the outside.
 */
export type MessageTree =
  | { elements: MessageFormatElement[] }
  | { selector: Selector; branches: Map<string, MessageTree> }

/** Returns undefined for a text that is not an ICU message. */
export function parseMessage(message: string): MessageTree | undefined {
  try {
    return toTree(hoistSelectors(parse(message)))
  } catch {
    return undefined
  }
}

/** Replaces `#`, whose meaning depends on its place, with the number that it represents. */
function toTree(elements: MessageFormatElement[], counted?: string): MessageTree {
  const [first] = elements
  if (elements.length !== 1 || !first || !isSelector(first)) {
    const named = counted === undefined ? undefined : numberElement(counted)
    const replace = (element: MessageFormatElement) =>
      element.type === TYPE.pound ? (named ?? element) : element
    return { elements: mapElements(elements, replace) }
  }
  const own = first.type === TYPE.plural && first.offset === 0 ? first.value : counted
  const branches = Object.entries(first.options).map(
    ([name, { value }]) => [name, toTree(value, own)] as const,
  )
  return { selector: first, branches: new Map(branches) }
}

const numberElement = (value: string): MessageFormatElement => ({ type: TYPE.number, value })

function mapElements(
  elements: readonly MessageFormatElement[],
  edit: (element: MessageFormatElement) => MessageFormatElement,
): MessageFormatElement[] {
  return elements.map((element) =>
    element.type === TYPE.tag
      ? { ...element, children: mapElements(element.children, edit) }
      : edit(element),
  )
}

const isSelector = (element: MessageFormatElement): element is Selector =>
  element.type === TYPE.plural || element.type === TYPE.select

/**
 * Returns the English tree with the plural forms of another language. A form that English lacks has the
 * English text for other numbers.
 *
 * @param iso the language
 * @param own the translation, which may have optional forms such as “many”
 */
export function adaptPlurals(
  english: MessageTree,
  iso: string,
  own: MessageTree | undefined,
): MessageTree {
  if ('elements' in english) return english
  const { selector, branches } = english
  const ownBranches = own && 'branches' in own ? own.branches : undefined
  const names =
    selector.type === TYPE.plural ? listForms(selector, iso, ownBranches) : branches.keys()
  const adapted = [...names].flatMap((name) => {
    const branch = branches.get(name) ?? branches.get('other')
    return branch ? [[name, adaptPlurals(branch, iso, ownBranches?.get(name))] as const] : []
  })
  return { selector, branches: new Map(adapted) }
}

function listForms(
  { options, pluralType }: PluralElement,
  iso: string,
  own: ReadonlyMap<string, MessageTree> | undefined,
): string[] {
  const rules = new Intl.PluralRules(iso, { type: pluralType ?? 'cardinal' })
  const { pluralCategories } = rules.resolvedOptions()
  const exact = Object.keys(options).filter((name) => name.startsWith('='))
  // In the Romance languages, "many" is for millions; "other" also works there.
  return [...exact, ...pluralCategories.filter((name) => name !== 'many' || own?.has(name))]
}

/** The branches that lead to a sentence, by the names of their arguments. */
type Choice = Readonly<Record<string, string>>
export type Sentence = { path: string; choice: Choice; elements: MessageFormatElement[] }

/** Lists the sentences with the path of their branches, such as `count=one`. */
export function listSentences(tree: MessageTree, path = '', choice: Choice = {}): Sentence[] {
  if ('elements' in tree) return [{ path, choice, elements: tree.elements }]
  const { selector, branches } = tree
  return [...branches].flatMap(([name, branch]) =>
    listSentences(branch, joinPath(path, selector, name), { ...choice, [selector.value]: name }),
  )
}

const joinPath = (path: string, { value }: Selector, name: string) =>
  `${path}${path === '' ? '' : '/'}${value}=${name}`

/**
 * Finds the sentence of a translation for the branches of the English one. The translation can have
 * fewer selectors, or another order of them.
 */
export function findSentence(
  tree: MessageTree,
  choice: Choice,
): MessageFormatElement[] | undefined {
  if ('elements' in tree) return tree.elements
  const branch = tree.branches.get(choice[tree.selector.value] ?? 'other')
  return branch && findSentence(branch, choice)
}

/** Prints a message with other sentences. Exact numbers without a sentence are omitted. */
export function printMessage(
  tree: MessageTree,
  sentences: ReadonlyMap<string, MessageFormatElement[]>,
): string {
  return printAST(buildElements(tree, sentences, ''))
}

function buildElements(
  tree: MessageTree,
  sentences: ReadonlyMap<string, MessageFormatElement[]>,
  path: string,
  counted?: string,
): MessageFormatElement[] {
  if ('elements' in tree) return writeSigns(sentences.get(path) ?? tree.elements, counted)
  const { selector, branches } = tree
  // Inside a select, `#` would be literal text.
  const own = selector.type === TYPE.plural && selector.offset === 0 ? selector.value : undefined
  const options = [...branches].map(([name, branch]) => {
    const value = buildElements(branch, sentences, joinPath(path, selector, name), own)
    return [name, { value }] as const
  })
  return [{ ...selector, options: Object.fromEntries(options) } as Selector]
}

/** Writes the number of a plural as `#`. */
function writeSigns(
  elements: readonly MessageFormatElement[],
  counted: string | undefined,
): MessageFormatElement[] {
  return mapElements(elements, (element) =>
    element.type === TYPE.number && !element.style && element.value === counted
      ? { type: TYPE.pound }
      : element,
  )
}
