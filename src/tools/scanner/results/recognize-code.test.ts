import { describe, expect, it } from 'vitest'
import { codeForTest } from '../code-for-test'
import { expandUpcE } from './expand-upc-e'
import { recognizeCode } from './recognize-code'

const kindOf = (...codeArguments: Parameters<typeof codeForTest>) =>
  recognizeCode(codeForTest(...codeArguments), 'qr.example').type

describe('recognizeCode', () => {
  it.each([
    ['https://example.com', 'url'],
    ['HTTPS://QR.EXAMPLE/Q/MENU', 'hosted'],
    ['https://other.example/q/menu', 'url'],
    ['WIFI:T:WPA;S:a;P:b;;', 'wifi'],
    ['WIFI:T:WEP;S:a;P:b;;', 'other-network'],
    ['Hello\nworld\t!', 'text'],
    ['\u0000\u0001ab', 'binary'],
    ['PK\u0003\u0004\u0014', 'binary'],
    ['broken \ufffd text', 'binary'],
    // ISO 15434, as on parcels and parts.
    ['[)>\u001e06\u001d1P123\u001e\u0004', 'text'],
    ['', 'empty'],
  ])('%j is %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind)
  })

  it.each([
    ['ean-13', '4006381333931', '04006381333931'],
    ['ean-8', '96385074', '00000096385074'],
    ['upc-a', '036000291452', '00036000291452'],
    ['upc-e', '04252614', '00042100005264'],
  ] as const)('takes what %s holds for an article', (format, text, gtin) => {
    expect(recognizeCode(codeForTest(text, { format }), '')).toMatchObject({
      type: 'product',
      gtin,
    })
  })
})

describe('expandUpcE', () => {
  it.each([
    ['04252614', '042100005264'],
    ['01234505', '012000003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
    ['1234', '1234'],
  ])('%s is %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long)
  })
})
