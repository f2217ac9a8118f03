import { expect } from 'vitest'

const complaints: string[] = []
const expectedComplaints: RegExp[] = []
const log = console.error

console.error = (...parts: unknown[]) => {
  complaints.push(parts.map(String).join(' '))
  log(...parts)
}

/** Declares an error that the running test provokes on purpose. */
export function expectComplaint(pattern: RegExp): void {
  expectedComplaints.push(pattern)
}

export function forgetComplaints(): void {
  complaints.length = 0
  expectedComplaints.length = 0
}

/** Fails the running test if React or the component has logged an error. */
export function failOnComplaints(): void {
  const isExpected = (text: string) => expectedComplaints.some((pattern) => pattern.test(text))
  expect(complaints.filter((text) => !isExpected(text))).toEqual([])
}
