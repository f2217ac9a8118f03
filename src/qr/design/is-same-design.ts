import type { Design } from './design'

/** Whether two designs are equal; parts that are the same object are not compared further. */
export function isSameDesign(first: Design, second: Design): boolean {
  const parts = Object.keys(first) as (keyof Design)[]
  return parts.every(
    (part) =>
      first[part] === second[part] || JSON.stringify(first[part]) === JSON.stringify(second[part]),
  )
}
