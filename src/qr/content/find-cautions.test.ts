import { describe, expect, it } from 'vitest'
import { findCautions } from './find-cautions'
import { parseContent } from './parse-content'

const cautionsOf = (text: string) => findCautions(parseContent(text))

describe('findCautions', () => {
  it.each([
    ['tel:+881612345678', ['satelliteNumber']],
    ['SMSTO:+88213123456:hello', ['satelliteNumber']],
    ['tel:00870123456789', ['satelliteNumber']],
    ['tel:+979123456789', ['premiumNumber']],
    ['SMSTO:81190:WIN', ['shortNumber']],
    ['tel:112', []],
    ['tel:%2A%2A21%2A0900123456%23', ['forwardingCode']],
    ['tel:**21*0900123456#', ['forwardingCode']],
    ['tel:*21*+490900123456#', ['forwardingCode']],
    ['tel:**004*0900123456#', ['forwardingCode']],
    ['tel:*72900123456', ['forwardingCode']],
    ['tel:*100#', ['serviceCode']],
    ['tel:##002#', ['serviceCode']],
    ['tel:+4930123456', []],
    [
      'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane\nFN:Jane Doe\nTEL:+881612345678\nEND:VCARD',
      ['satelliteNumber'],
    ],
  ])('of the number in %j are %j', (text, cautions) => {
    expect(cautionsOf(text)).toEqual(cautions)
  })

  it.each([
    ['WIFI:T:nopass;S:Café;;', ['openNetwork']],
    ['WIFI:T:WEP;S:Café;P:12345;;', ['weakNetwork']],
    ['WIFI:T:WPA;S:Café;P:12345678;;', []],
  ])('of the network %j are %j', (text, cautions) => {
    expect(cautionsOf(text)).toEqual(cautions)
  })

  it.each([
    [`FIDO:/${'1234567890'.repeat(16)}`, 'passkeyRequest'],
    ['DPP:K:MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgAC;;', 'addsDevice'],
    [`shc:/${'5676'.repeat(30)}`, 'healthData'],
    ['HC1:6BFOXN TSMAHN-H1.OG:MR8E2*ORX4QF9W', 'healthData'],
  ])('of %s are %s', (text, caution) => {
    expect(cautionsOf(text)).toEqual([caution])
  })

  it('warn of an export of an authenticator', () => {
    const text = 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8%3D'
    expect(parseContent(text).type).toBe('authenticator-export')
    expect(cautionsOf(text)).toEqual(['authenticatorExport'])
  })

  it.each([
    ['bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.01', 'Bitcoin', '0.01'],
    [
      'lightning:lnbc20m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypq',
      'Lightning',
      '0.02',
    ],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Bitcoin', ''],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'Bitcoin', ''],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'Ethereum', ''],
  ])('warn of the payment %s', (text, network, amount) => {
    expect(parseContent(text)).toMatchObject({ type: 'crypto-payment', network, amount })
    expect(cautionsOf(text)).toEqual(['cryptoPayment'])
  })

  it.each(['1234567890', 'A1B2C3', 'TBD', 'bitcoin', '3 apples and 1 pear', 'ton:'])(
    '%j is no payment',
    (text) => {
      expect(parseContent(text).type).toBe('text')
    },
  )

  const transfer = (iban: string) => `BCD\n002\n1\nSCT\n\nRed Cross\n${iban}\nEUR12.5`
  it('show a wrong account number as a payment with errors', () => {
    expect(parseContent(transfer('BE72000000001616')).type).toBe('epc')
    expect(parseContent(transfer('BE72000000001617'))).toEqual({
      type: 'broken-payment',
      fault: 'account',
      system: 'EPC QR',
      payee: 'Red Cross',
      account: 'BE72000000001617',
      amount: '12.50',
      currency: 'EUR',
    })
    expect(cautionsOf(transfer('BE72000000001617'))).toEqual(['wrongAccount'])
    expect(cautionsOf(transfer('BE72000000001616').replace('Red Cross', ''))).toEqual([
      'wrongFormat',
    ])
  })

  it('show a wrong checksum as a payment with errors', () => {
    const vietQr =
      '00020101021238540010A00000072701240006970436011098895593570208QRIBFTTA53037045405100005802VN62320828day la noi dung chuyen khoan6304EEF5'
    expect(parseContent(vietQr).type).not.toBe('broken-payment')
    const changed = vietQr.replace('10000', '90000')
    expect(parseContent(changed)).toMatchObject({ type: 'broken-payment', amount: '90000' })
    expect(cautionsOf(changed)).toEqual(['wrongChecksum'])
  })
})
