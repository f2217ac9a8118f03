import { expect, it } from 'vitest'
import { codeForTest } from './code-for-test'
import { joinHealthCards } from './join-health-cards'

const read = (...texts: string[]) => texts.map((text) => ({ code: codeForTest(text) }))
const digits = (pair: string) => pair.repeat(12)
const part = (index: number, count: number, pair: string) =>
  `shc:/${index}/${count}/${digits(pair)}`
const told = (...texts: string[]) =>
  joinHealthCards(read(...texts)).map(({ code, missing }) => [code.text, missing])

it('joins the parts of a health card in their order, in place of the first', () => {
  expect(told('before', part(2, 3, '22'), 'between', part(3, 3, '33'), part(1, 3, '11'))).toEqual([
    ['before', undefined],
    [`shc:/${digits('11')}${digits('22')}${digits('33')}`, []],
    ['between', undefined],
  ])
})

it('names what is missing, and keeps two cards apart', () => {
  expect(told(part(2, 2, '22'))).toEqual([[part(2, 2, '22'), [1]]])
  expect(told(part(1, 2, '11'), part(1, 2, '44'), part(2, 2, '22'), part(1, 3, '11'))).toEqual([
    [`shc:/${digits('11')}${digits('22')}`, []],
    [part(1, 2, '44'), [2]],
    [part(1, 3, '11'), [2, 3]],
  ])
})

it('leaves whole cards and impossible parts as they are', () => {
  const texts = [`shc:/${digits('11')}`, part(3, 2, '11'), part(0, 2, '11'), 'shc:/1/2/9']
  expect(told(...texts)).toEqual(texts.map((text) => [text, undefined]))
})
