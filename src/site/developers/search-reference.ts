import { problemKeys } from '@/codes'
import { problemKinds } from '@/data/codes/api/api-problem'
import { foldText } from '@/std/fold-text'
import { arrangeReference } from './arrange-reference'
import { listFields } from './list-fields'
import { type ReferenceTexts, translateMeaning } from './pack-reference'
import { objectAnchor, type ReferencePage } from './reference-links'

export type ReferenceEntry = {
  page: ReferencePage
  anchor: string
  name: string
  method?: string
  text: string
}

/** Lists what can be found: operations with their parameters, objects with their fields, problems. */
function listEntries(t: ReferenceTexts): (ReferenceEntry & { words: string })[] {
  const { operations, schemas, pageOf } = arrangeReference()
  const translate = (text: string | undefined) => translateMeaning(t, text)
  const ofOperations = operations.map(({ id, group, method, path, parameters }) => ({
    ...{ page: group, anchor: id, name: path, method, text: t(`operations.${id}`) },
    words: [id, method, ...parameters.map(({ name }) => name)].join(' '),
  }))
  const ofObjects = Object.entries(schemas).flatMap(([object, schema]) => {
    const place = { page: pageOf(object), anchor: objectAnchor(object), words: '' }
    const fields = listFields(schema).map(({ name, schema: { description } }) => ({
      ...{ ...place, name: `${object}.${name}`, text: translate(description) },
    }))
    return [{ ...place, name: object, text: translate(schema.description) }, ...fields]
  })
  const ofProblems = problemKeys.map((key) => ({
    ...{ page: undefined, anchor: key, name: key, text: translate(problemKinds[key].title) },
    words: String(problemKinds[key].status),
  }))
  return [...ofOperations, ...ofProblems, ...ofObjects]
}

export const mostResults = 50
const mostWords = 8

/** Finds the entries that contain all words of a question, those with the words in their name first. */
export function searchReference(t: ReferenceTexts, question: string): ReferenceEntry[] {
  const words = foldText(question).split(/\s+/).filter(Boolean).slice(0, mostWords)
  if (words.length === 0) return []
  const hasAll = (text: string) => words.every((word) => text.includes(word))
  const found = listEntries(t).filter(({ name, text, words: more }) =>
    hasAll(foldText(`${name} ${text} ${more}`)),
  )
  return [
    ...found.filter(({ name }) => hasAll(foldText(name))),
    ...found.filter(({ name }) => !hasAll(foldText(name))),
  ]
}
