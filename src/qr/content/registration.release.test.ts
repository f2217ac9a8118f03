import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addMessages } from '@/testing/add-messages'
import { listCompileErrors } from '@/testing/list-compile-errors'
import { readFacts, writeContentLists } from '../../../scripts/content-lists.mjs'

const folder = 'src/qr/content/dummy'

/** A type with one field; `facts` are those that differ. */
function addType(facts: string): Record<string, () => string> {
  const source = `import type { TypeFacts } from '../type-facts'
export const dummyFacts = {
  type: 'dummy',
  order: 5,
  icon: 'link',
  group: 'code',
${facts}} as const satisfies TypeFacts
`
  const lists = Object.entries(writeContentLists({ ...readFacts(), dummy: source }))
  const changed = lists.filter(([path, text]) => readFileSync(path, 'utf8') !== text)
  return {
    ...Object.fromEntries(changed.map(([path, text]) => [path, () => text])),
    [`${folder}/dummy-facts.ts`]: () => source,
    [`${folder}/dummy.ts`]: () => `import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { textField } from '../field'
export const dummy = defineContent({
  schema: contentSchemaOf('dummy', { code: textField({ required: true }) }),
  sample: { type: 'dummy', code: '1' },
  encode: ({ code }) => code,
  lint: () => [],
  title: ({ code }) => code,
})
`,
    [`${folder}/read-dummy.ts`]: () => `import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
export const dummyReader: ContentReader<ContentOf<'dummy'>> = {
  parse: () => undefined,
  actions: () => [],
}
`,
  }
}

const messagesOfAll = [
  'batch.types.dummy',
  'content.fields.dummy.code.label',
  'scanner.results.kinds.dummy',
]
const messagesOfPages = [
  'generator.code.names.dummy',
  'hosted.page.headings.dummy',
  ...['label', 'title', 'description', 'heading', 'lead'].map((name) => `types.dummy.${name}`),
  ...['one', 'two', 'three'].map((name) => `types.dummy.points.${name}`),
]

describe('a type of content', () => {
  it('is a folder and its messages', async () => {
    const changes = { ...addType(''), ...addMessages(...messagesOfAll) }
    expect(await listCompileErrors(changes)).toEqual([])
  }, 180_000)

  it('also has a view and a migration if it has a page', async () => {
    const facts = "  page: { order: 5, calls: ['scan'] },\n"
    const changes = {
      ...addType(facts),
      ...addMessages(...messagesOfAll, ...messagesOfPages),
      // `npm run migrate:new` writes it together with the migration.
      'src/payload-types.ts': (source: string) =>
        source.replaceAll(/'email' (?=\| 'sms')/g, "'dummy' | 'email' "),
    }
    expect(await listCompileErrors(changes)).toEqual(['src/hosted/view/content-view.tsx'])
  }, 180_000)
})
