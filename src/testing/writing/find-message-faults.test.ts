import { expect, it } from 'vitest'
import { expandMessage } from './expand-message'
import { standIn } from './fault'
import { findMessageFaults } from './find-message-faults'

const rules = (message: string, english: string, iso = 'de-DE') =>
  findMessageFaults(message, english, iso).map(({ rule }) => rule)

it('accepts the same arguments in another order', () => {
  expect(rules('{b} von <i>{a}</i>', '<i>{a}</i> of {b}')).toEqual([])
})

it('finds arguments and tags that are missing or wrong', () => {
  expect(rules('Datei', '{name}')).toEqual(['arguments  instead of name:argument'])
  expect(rules('{nmae}', '{name}')).toHaveLength(1)
  expect(rules('{name}', '<b>{name}</b>')).toHaveLength(1)
  expect(rules('{n}', '{n, number}')).toHaveLength(1)
})

it('finds a message that does not close', () => {
  expect(rules('{name', '{name}')).toEqual(['not an ICU message'])
  expect(rules('<b>{name}', '<b>{name}</b>')).toEqual(['not an ICU message'])
})

it('finds plural forms that the language has and the message lacks', () => {
  const english = '{n, plural, one {# code} other {# codes}}'
  const message = '{n, plural, other {# Codes}}'
  expect(rules(message, english)).toEqual(['no plural form “one”'])
  expect(rules(message, english, 'ja-JP')).toEqual([])
})

it('prints every branch of a message', () => {
  expect(
    expandMessage(
      '{who} has {n, plural, one {# code} other {# codes}}, {side, select, a {up} b {down} other {<b>no</b>}}',
    ),
  ).toEqual([
    `${standIn} has 2 code, up`,
    `${standIn} has 2 codes, down`,
    `${standIn} has 2 code, no`,
  ])
})
