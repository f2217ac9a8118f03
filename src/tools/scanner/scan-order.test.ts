import { describe, expect, it } from 'vitest'
import { createScanInbox, type ScanOrder } from './scan-order'

const order = (text: string): ScanOrder => ({ files: [new Blob([text])], origin: 'file' })

describe('the inbox', () => {
  it('keeps what comes before the desk is there, and after it has gone', () => {
    const inbox = createScanInbox()
    const [first, second, third, fourth] = ['1', '2', '3', '4'].map(order) as [
      ScanOrder,
      ScanOrder,
      ScanOrder,
      ScanOrder,
    ]
    inbox.put(first)
    inbox.put(second)
    const scanned: ScanOrder[] = []
    const leave = inbox.receive((each) => scanned.push(each))
    expect(scanned).toEqual([first, second])
    inbox.put(third)
    leave()
    inbox.put(fourth)
    expect(scanned).toEqual([first, second, third])
    inbox.receive((each) => scanned.push(each))
    expect(scanned.at(-1)).toBe(fourth)
  })
})
