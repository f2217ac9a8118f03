import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addErrorCorrection } from '@/qr/encode/error-correction'
import { correctBlock } from './correct-block'

describe('a Reed–Solomon block', () => {
  it('is restored from as many errors and erasures as its codewords can bear', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 19, maxLength: 19 }),
        fc.shuffledSubarray([...Array(26).keys()], { minLength: 7, maxLength: 7 }),
        fc.uint8Array({ minLength: 7, maxLength: 7 }),
        fc.integer({ min: 0, max: 7 }),
        (data, places, changes, erased) => {
          // Version 1 at level L is one block of 19 data and 7 error-correction codewords.
          const sent = addErrorCorrection(data, 1, 'L')
          const received = Uint8Array.from(sent)
          const count = erased + Math.floor((7 - erased) / 2)
          for (const [index, place] of places.slice(0, count).entries()) {
            received[place] = (received[place] as number) ^ (changes[index] as number)
          }
          const corrected = correctBlock(received, 7, places.slice(0, erased))
          expect(corrected?.codewords).toEqual(sent)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is given up where there is too much', () => {
    const sent = addErrorCorrection(new Uint8Array(19).fill(7), 1, 'L')
    const received = sent.map((codeword, index) => (index % 3 === 0 ? codeword ^ 0x55 : codeword))
    expect(correctBlock(received, 7)).toBeUndefined()
    expect(correctBlock(received, 7, [0, 1, 2, 3, 4, 5, 6, 7])).toBeUndefined()
  })
})
