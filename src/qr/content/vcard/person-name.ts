export const nameOrders = ['auto', 'givenFirst', 'familyFirst'] as const
export type NameOrder = (typeof nameOrders)[number]

type Name = { firstName: string; lastName: string; nameOrder: NameOrder }

/**
 * Formats a full name, '' if there is none. In the order `auto` the script decides: names in Han,
 * kana or hangul have the family name first. Names in Han or hangul alone are joined without a
 * space.
 */
export function writePersonName({ firstName, lastName, nameOrder }: Name): string {
  const names = [firstName.trim(), lastName.trim()].filter(Boolean)
  const familyFirst = nameOrder === 'auto' ? isEastAsian(names) : nameOrder === 'familyFirst'
  return (familyFirst ? names.reverse() : names).join(isWrittenTogether(names) ? '' : ' ')
}

/** Returns the order of the parts in a full name; `auto` if the script alone determines it. */
export function findNameOrder(firstName: string, lastName: string, fullName: string): NameOrder {
  const isOrder = (nameOrder: NameOrder) =>
    withoutSpaces(writePersonName({ firstName, lastName, nameOrder })) === withoutSpaces(fullName)
  return nameOrders.find(isOrder) ?? 'auto'
}

function isEastAsian(names: readonly string[]): boolean {
  return names.every((name) => /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\s]+$/u.test(name))
}

function isWrittenTogether(names: readonly string[]): boolean {
  return [/^\p{sc=Han}+$/u, /^\p{sc=Hang}+$/u].some((script) =>
    names.every((name) => script.test(name)),
  )
}

function withoutSpaces(name: string): string {
  return name.replace(/\s/g, '')
}
