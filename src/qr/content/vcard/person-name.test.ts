import { describe, expect, it } from 'vitest'
import { findNameOrder, type NameOrder, writePersonName } from './person-name'

describe('writePersonName', () => {
  it.each<[string, string, NameOrder, string]>([
    ['Mai', 'Köhler', 'auto', 'Mai Köhler'],
    ['のぞみ', '花村', 'auto', '花村 のぞみ'],
    ['太郎', '山田', 'auto', '山田太郎'],
    ['若兰', '林', 'auto', '林若兰'],
    ['민준', '김', 'auto', '김민준'],
    ['Mai', 'Lâm', 'familyFirst', 'Lâm Mai'],
    ['Taro', '山田', 'auto', 'Taro 山田'],
    ['若兰', '林', 'givenFirst', '若兰林'],
    ['', ' Lâm ', 'familyFirst', 'Lâm'],
    ['', '', 'auto', ''],
  ])('writes %s, %s (%s) as %s', (firstName, lastName, nameOrder, written) => {
    expect(writePersonName({ firstName, lastName, nameOrder })).toBe(written)
    if (firstName && lastName && nameOrder !== 'givenFirst') {
      expect(findNameOrder(firstName, lastName, written)).toBe(nameOrder)
    }
  })
})

describe('findNameOrder', () => {
  it.each<[string, string, string, NameOrder]>([
    ['太郎', '山田', '山田 太郎', 'auto'],
    ['Mai', 'Lâm', 'Lâm Mai', 'familyFirst'],
    ['Mai', 'Lâm', 'Mai Lâm', 'auto'],
    ['Mai', 'Lâm', 'Dr. Mai Lâm', 'auto'],
    ['若兰', '林', '若兰 林', 'givenFirst'],
  ])('finds the order of %s, %s in %s', (firstName, lastName, fullName, order) => {
    expect(findNameOrder(firstName, lastName, fullName)).toBe(order)
  })
})
