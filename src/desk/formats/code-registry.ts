import type { InlineCode } from './inline'

export type CodeRegistry<Template> = {
  codes: InlineCode[]
  /**
   * Returns the id of a code. The codes of a translation have the ids of equal codes of the source;
   * others have ids of their own.
   *
   * @param signature equal for codes that are interchangeable
   */
  register: (signature: string, code: Omit<InlineCode, 'id'>, template: Template) => string
  /** Continues with the translation. */
  startTarget: () => void
  findTemplate: (id: string) => Template | undefined
}

/** Numbers the inline codes of a text and of its translation. */
export function createCodeRegistry<Template>(): CodeRegistry<Template> {
  const entries: { signature: string; code: InlineCode; template: Template; isUsed: boolean }[] = []
  let isTarget = false
  return {
    get codes() {
      return entries.map(({ code }) => code)
    },
    register(signature, code, template) {
      const equal = isTarget ? entries.filter((entry) => entry.signature === signature) : []
      const found = equal.find((entry) => !entry.isUsed) ?? equal.at(-1)
      if (found) {
        found.isUsed = true
        return found.code.id
      }
      const prefix = isTarget ? 't' : ''
      const id = `${prefix}${entries.filter(({ code: one }) => one.id.startsWith('t') === isTarget).length + 1}`
      const isOptional = isTarget || code.isOptional
      entries.push({ signature, code: { ...code, id, isOptional }, template, isUsed: isTarget })
      return id
    },
    startTarget() {
      isTarget = true
    },
    findTemplate: (id) => entries.find(({ code }) => code.id === id)?.template,
  }
}
