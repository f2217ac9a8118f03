import { sumDictionary } from './sum-dictionary'

/** Numbers for words, so that counts can be added up in arrays. */
export type WordIds = {
  /** Returns the number of a word: its position in `sumDictionary`, or one that is added. */
  getId: (word: string) => number
  /** Returns the word of a number that `getId` returned. */
  getWord: (id: number) => string
}

const known = new Map(sumDictionary.map((word, index) => [word, index]))

export function createWordIds(): WordIds {
  const added = new Map<string, number>()
  const words: string[] = []
  return {
    getId: (word) => {
      const id = known.get(word) ?? added.get(word)
      if (id !== undefined) return id
      added.set(word, sumDictionary.length + words.length)
      return sumDictionary.length + words.push(word) - 1
    },
    getWord: (id) => sumDictionary[id] ?? words[id - sumDictionary.length] ?? '',
  }
}
