import { expect, it } from 'vitest'
import { outline } from './outline'

const english = `## One

A [link](/wifi) and a [place to complete].

period: a month

- Item
1. Item

> Quote

| A | B |
|---|---|

\`\`\`text
## sample
\`\`\`

\`\`\`code
type: text
text: Hello
\`\`\`
`

it('names headings, lists, tables, links, places and codes, and no words', () => {
  expect(outline(english)).toEqual([
    '##',
    'link /wifi',
    'place',
    'period',
    'item',
    'item',
    '>',
    'row of 2',
    'row of 2',
    'sample',
    'code type=text text',
  ])
})

it('is the same for a translation', () => {
  const german = english.replace('Hello', 'Hallo').replace('One', 'Eins').replace('Quote', 'Zitat')
  expect(outline(german)).toEqual(outline(english))
})

it.each([
  ['another link', ['/wifi', '/url']],
  ['a translated name', ['period: a month', 'Zeitraum: Monat']],
  ['a lost item', ['- Item\n', '']],
  ['another level', ['## One', '### One']],
  ['a place filled in', ['[place to complete]', 'place']],
  ['another kind of code', ['type: text', 'type: url']],
  ['a field without its name', ['text: Hello', 'Hello']],
] as const)('tells of %s', (_, [from, to]) => {
  expect(outline(english.replace(from, to))).not.toEqual(outline(english))
})
