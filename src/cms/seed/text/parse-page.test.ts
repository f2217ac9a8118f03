import { expect, it } from 'vitest'
import { parsePage } from './parse-page'

const file = `---
title: Pricing: free today
description: D
label: L
---

# Hero

Lead.

## Plans

Lead of the plans.

### Free

period: for ever

Everything.

- One
- Two

[Make one](/wifi)

### Example

Text.

\`\`\`code
scene: card
type: text
text: ## no heading
\`\`\`

## Table

Words above.

| What | Free |
| --- | :---: |
| Codes | ✓ |

## Band

Say it.

[Go on](/)
`

it('takes a page apart', () => {
  const page = parsePage(file)
  expect(page).toMatchObject({ title: 'Pricing: free today', description: 'D', label: 'L' })
  expect([page.heading, page.lead]).toEqual(['Hero', 'Lead.'])
  const [plans, table, band] = page.sections
  expect(plans?.text).toBe('Lead of the plans.')
  expect(plans?.items[0]).toMatchObject({
    title: 'Free',
    text: 'period: for ever\n\nEverything.',
    bullets: ['One', 'Two'],
    button: { label: 'Make one', path: '/wifi' },
  })
  expect(plans?.items[1]).toMatchObject({
    text: 'Text.',
    code: [
      { name: 'scene', value: 'card' },
      { name: 'type', value: 'text' },
      { name: 'text', value: '## no heading' },
    ],
  })
  expect(table).toMatchObject({
    text: 'Words above.',
    table: [
      ['What', 'Free'],
      ['Codes', '✓'],
    ],
  })
  expect(band).toMatchObject({ text: 'Say it.', button: { label: 'Go on', path: '/' } })
})
