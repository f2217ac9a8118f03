/**
 * Makes every `new Date()` later than the one before, so that the order of the times in a snapshot
 * does not depend on the speed of the machine.
 */
export function separateTimes(): void {
  const RealDate = Date
  let last = 0
  globalThis.Date = class extends RealDate {
    constructor(...values: []) {
      super(...values)
      if (values.length > 0) return
      last = Math.max(last + 1, this.getTime())
      this.setTime(last)
    }
  } as DateConstructor
}
