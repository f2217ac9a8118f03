import { expect, it } from 'vitest'
import { findMarkdownFaults } from './find-markdown-faults'

const head = '---\ntitle: T\ndescription: D\n---\n\n'
const rules = (body: string, frontMatter = head) =>
  findMarkdownFaults(frontMatter + body).map(({ rule }) => rule)

it('leaves right Markdown alone', () => {
  const body = `## A *good* **heading**

A [link](/wifi), another [one](https://example.com) and \`**code**\` with 2 * 3 [a place to fill].

- **One**: two
* three

| a | b |
|---|---|
| 1 | 2 |

\`\`\`code
type: wifi
ssid: a*b
\`\`\`

\`\`\`text
anything ** [goes](
\`\`\`
`
  expect(rules(body)).toEqual([])
})

it.each([
  ['a **word', '** without its partner'],
  ['a *word', '* without its partner'],
  ['a ** word ** here', 'space inside **'],
  ['a `word', 'code mark without its partner'],
  ['a [link] (/wifi)', 'link broken apart'],
  ['リンク[こちら]（/wifi）', 'link broken apart'],
  ['a [link](/wifi', 'link that does not close'],
  ['a [](/wifi)', 'link without words or target'],
  ['a [link]()', 'link without words or target'],
  ['a [link](wifi)', 'target that is no path and no address'],
  ['a [link](/de/wifi)', 'language in a target'],
  ['##Heading', 'heading without a space'],
  ['## Heading.', 'heading that ends with a stop'],
  ['a <br> b', 'HTML'],
  ['| a | b |\n|---|---|\n| 1 |\n', 'rows of different length'],
  ['```code\ntype: url\n', 'fence that does not close'],
  ['```code\nno name here\n```', 'line of a code without a name'],
])('finds %s', (body, rule) => {
  expect(rules(body)).toContain(rule)
})

it('finds front matter that is missing', () => {
  expect(rules('Text', '')).toEqual(['front matter'])
})
