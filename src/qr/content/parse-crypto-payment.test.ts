import { describe, expect, it } from 'vitest'
import { findCautions } from './find-cautions'
import { parseContent } from './parse-content'
import { parseCryptoPayment } from './parse-crypto-payment'

const wallet = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359'
const other = '0x8e23ee67d1332ad560396262c48ffbb01f93d052'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

describe('parseCryptoPayment', () => {
  // The first is the example of EIP-681.
  it.each<[string, object]>([
    [`ethereum:${wallet}?value=2.014e18`, { recipient: wallet, amount: '2.014', unit: 'ETH' }],
    [`ethereum:pay-${wallet}@1?value=1`, { amount: '0.000000000000000001', unit: 'ETH' }],
    [`ethereum:${wallet}?value=1500000000000000000000`, { amount: '1500', unit: 'ETH' }],
    [`ethereum:${wallet}?value=1e+18`, { amount: '1', unit: 'ETH' }],
    [`ethereum:vitalik.eth?value=0.5e18&gas=21000`, { recipient: 'vitalik.eth', amount: '0.5' }],
    [`ethereum:${wallet}@137?value=1e18`, { network: 'Polygon', amount: '1', unit: 'POL' }],
    [`ethereum:${wallet}@8453?value=1e17`, { network: 'Base', amount: '0.1', unit: 'ETH' }],
    [
      `ethereum:${wallet}@999999?value=1e18`,
      { network: 'eip155:999999', amount: '1000000000000000000', unit: '', isSmallest: true },
    ],
    // No whole number of wei, and no number: as written.
    [`ethereum:${wallet}?value=1.5`, { amount: '1.5', unit: '', isSmallest: true }],
    [`ethereum:${wallet}?value=lots`, { amount: 'lots', unit: '', isSmallest: true }],
    [`ethereum:${wallet}?amount=0.5`, { amount: '0.5', unit: 'ETH' }],
    [`ethereum:${wallet}`, { recipient: wallet, amount: '', unit: '' }],
    // Tokens: the payee is not the contract.
    [
      `ethereum:${usdc}/transfer?address=${other}&uint256=12.5e6`,
      { recipient: other, token: usdc, amount: '12.5', unit: 'USDC' },
    ],
    [
      `ethereum:${wallet}@1/transfer?address=${other}&uint256=1e6`,
      { recipient: other, token: wallet, amount: '1000000', unit: '', isSmallest: true },
    ],
    [
      // The contract of another chain is another token.
      `ethereum:${usdc}@56/transfer?address=${other}&uint256=5`,
      { network: 'BNB Smart Chain', token: usdc, amount: '5', unit: '', isSmallest: true },
    ],
    [
      `ethereum:${usdc}/approve?address=${other}&uint256=1e77`,
      { recipient: usdc, call: 'approve', amount: '' },
    ],
    [
      'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.01',
      { amount: '0.01', unit: 'BTC' },
    ],
    [
      'BITCOIN:BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ?AMOUNT=0.01&LABEL=SHOP',
      { network: 'Bitcoin', amount: '0.01', unit: 'BTC' },
    ],
    [
      'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?label=Coffee Shop&amount=0.1',
      { recipient: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', amount: '0.1' },
    ],
    ['monero:4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx?tx_amount=1.5', { unit: 'XMR' }],
    ['web+cardano:addr1q9xyz0000000000?amount=3', { network: 'Cardano', amount: '3', unit: 'ADA' }],
    [
      'ton://transfer/EQCtJv2sDcZ4iKmdFS65QzcS?amount=1500000000&text=hi',
      { recipient: 'EQCtJv2sDcZ4iKmdFS65QzcS', amount: '1.5', unit: 'TON' },
    ],
    [
      'ton://transfer/EQCtJv2sDcZ4iKmdFS65QzcS?amount=1000&jetton=EQBlqsm144Dq6SjbPI',
      { amount: '1000', unit: '', isSmallest: true, token: 'EQBlqsm144Dq6SjbPI' },
    ],
    [
      'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=0.5&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      { amount: '0.5', unit: '', token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
    ],
    ['solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=1', { amount: '1', unit: 'SOL' }],
  ])('reads %s', (text, expected) => {
    expect(parseContent(text)).toMatchObject({ type: 'crypto-payment', ...expected })
  })

  const data = '1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypq'
  it.each([
    ['lnbc20m', '0.02'],
    ['LNBC2500U', '0.0025'],
    ['lnbc9678785340p', '0.00967878534'],
    ['lnbc2', '2'],
    ['lnbc', ''],
  ])('reads the amount of the invoice %s', (prefix, amount) => {
    const invoice = prefix + (prefix === prefix.toUpperCase() ? data.toUpperCase() : data)
    const unit = amount && 'BTC'
    expect(parseCryptoPayment(invoice)).toMatchObject({ network: 'Lightning', amount, unit })
    expect(parseCryptoPayment(`lightning:${invoice}`)).toMatchObject({ amount, unit })
  })

  it.each(['Dash: 12 liters of milk?', 'ton: really? a=b'])('takes %j for a text', (text) => {
    expect(parseContent(text)).toMatchObject({ type: 'text' })
  })

  it('warns of a function of a contract, which is no payment', () => {
    const approval = parseContent(`ethereum:${usdc}/approve?address=${other}&uint256=1e77`)
    expect(findCautions(approval)).toEqual(['contractCall'])
    const transfer = parseContent(`ethereum:${usdc}/transfer?address=${other}&uint256=1`)
    expect(findCautions(transfer)).toEqual(['cryptoPayment'])
  })
})
