import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { standIn } from './fault'

/**
 * Returns the possible sentences of an ICU message: each branch of plurals and selects occurs in at
 * least one of them. Arguments become `standIn`, the number of a plural becomes 2, tags are
 * removed.
 */
export function expandMessage(message: string): string[] {
  const elements = parse(message)
  const sentences = Array.from({ length: countBranches(elements) }, (_, branch) =>
    print(elements, branch),
  )
  return [...new Set(sentences)]
}

function countBranches(elements: MessageFormatElement[]): number {
  const counts = elements.map((element) => {
    if (element.type === TYPE.tag) return countBranches(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return 1
    const options = Object.values(element.options)
    return options.length * Math.max(...options.map(({ value }) => countBranches(value)))
  })
  return Math.max(1, ...counts)
}

function print(elements: MessageFormatElement[], branch: number): string {
  return elements.map((element) => printElement(element, branch)).join('')
}

function printElement(element: MessageFormatElement, branch: number): string {
  if (element.type === TYPE.literal) return element.value
  if (element.type === TYPE.pound) return '2'
  if (element.type === TYPE.tag) return print(element.children, branch)
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return standIn
  const options = Object.values(element.options)
  const chosen = options[branch % options.length]
  return print(chosen?.value ?? [], Math.floor(branch / options.length))
}
