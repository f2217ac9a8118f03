import { diffArrays } from 'diff'

/** A word, a space or a tag of a text, and whether it is only in one of two texts. */
export type Word = { text: string; isTag: boolean; change?: 'added' | 'removed' }

/** Texts that differ more are shown as replaced as a whole. */
const maxEditLength = 1_000
const tagPattern = /(\{\/?[\w.-]+\/?\})/

/** Compares two texts word by word; tags count as words. */
export function compareMarkup(before: string, after: string, language: string): Word[] {
  const [old, own] = [splitWords(before, language), splitWords(after, language)]
  const changes = diffArrays(old, own, { maxEditLength }) ?? [
    { value: old, removed: true, added: false },
    { value: own, removed: false, added: true },
  ]
  return changes.flatMap(({ value, added, removed }) =>
    value.map((text) => ({
      text,
      isTag: tagPattern.test(text),
      ...(added && { change: 'added' as const }),
      ...(removed && { change: 'removed' as const }),
    })),
  )
}

function splitWords(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return text
    .split(tagPattern)
    .flatMap((part, index) =>
      index % 2 === 1 ? [part] : [...segmenter.segment(part)].map(({ segment }) => segment),
    )
}
