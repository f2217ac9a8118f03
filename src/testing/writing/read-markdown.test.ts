import { expect, it } from 'vitest'
import { standIn } from './fault'
import { hideAddresses, readMarkdown } from './read-markdown'

const file = `---
title: One: two
slug: one
---

# A *title*

Text with \`code\`, a [link](/wifi)
and **more**.

- an item

| a | b |
|---|---|
| c | d |

\`\`\`code
type: wifi
frame: Join us
ssid: Garden
\`\`\`

\`\`\`text
BEGIN:VCARD
\`\`\`
`

it('tells prose, data and samples apart', () => {
  expect(readMarkdown(file)).toEqual([
    { kind: 'prose', text: 'One: two' },
    { kind: 'prose', text: 'A title' },
    { kind: 'prose', text: `Text with ${standIn}, a link\nand more.` },
    { kind: 'prose', text: 'an item' },
    { kind: 'prose', text: 'a' },
    { kind: 'prose', text: 'b' },
    { kind: 'prose', text: 'c' },
    { kind: 'prose', text: 'd' },
    { kind: 'data', text: 'wifi' },
    { kind: 'prose', text: 'Join us' },
    { kind: 'data', text: 'Garden' },
    { kind: 'sample', text: 'BEGIN:VCARD' },
  ])
})

it('hides addresses and keeps the punctuation after them', () => {
  expect(hideAddresses('At https://example.com/a?b=c, or ask me@example.org.')).toBe(
    `At ${standIn}, or ask ${standIn}.`,
  )
  expect(hideAddresses('See example.com/menu. Then /wifi.')).toBe(
    `See ${standIn}. Then ${standIn}.`,
  )
})
