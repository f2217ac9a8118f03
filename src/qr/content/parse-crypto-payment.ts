import { readQuery } from '@/std/read-query'
import { chains, etherDecimals, shiftPoint, tokens, toWholeUnits } from './crypto-units'

/** A payment in a cryptocurrency: a payment URI, or an address or invoice alone. */
export type CryptoPayment = {
  type: 'crypto-payment'
  /** Name of the network, such as `Bitcoin`. */
  network: string
  /** Wallet address or invoice. */
  recipient: string
  /** '' if the payer enters the amount. */
  amount: string
  /** Unit of the amount, such as `BTC`; '' if unknown. */
  unit: string
  /** The amount counts the smallest unit of a token whose decimals are not known. */
  isSmallest?: true
  /** Contract of the token that is paid, if it is not the coin of the network. */
  token?: string
  /** Function of a contract that is called in place of a payment. */
  call?: string
}

/** Schemes of payment URIs: BIP 21, EIP-681, LUD-01 and the schemes derived from them. */
const schemes: Readonly<Record<string, readonly [network: string, unit: string]>> = {
  bitcoin: ['Bitcoin', 'BTC'],
  bitcoincash: ['Bitcoin Cash', 'BCH'],
  lightning: ['Lightning', 'BTC'],
  litecoin: ['Litecoin', 'LTC'],
  dogecoin: ['Dogecoin', 'DOGE'],
  dash: ['Dash', 'DASH'],
  ethereum: ['Ethereum', 'ETH'],
  monero: ['Monero', 'XMR'],
  solana: ['Solana', 'SOL'],
  tron: ['Tron', ''],
  ripple: ['XRP', ''],
  cardano: ['Cardano', 'ADA'],
  ton: ['TON', 'TON'],
}

/** Addresses without a scheme: BIP 173, BIP 13 and P2PKH, EIP-55, BOLT 11, LUD-01, Tron. */
const bareAddresses: readonly [pattern: RegExp, network: string][] = [
  [/^bc1[02-9ac-hj-np-z]{11,71}$/i, 'Bitcoin'],
  [/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[13][1-9A-HJ-NP-Za-km-z]{25,34}$/, 'Bitcoin'],
  [/^0x[0-9a-f]{40}$/i, 'Ethereum'],
  [/^ln(bc|tb)\d*[munp]?1[02-9ac-hj-np-z]{40,2000}$/i, 'Lightning'],
  [/^lnurl1[02-9ac-hj-np-z]{20,2000}$/i, 'Lightning'],
  [/^(?=.*[a-z])(?=.*\d)T[1-9A-HJ-NP-Za-km-z]{33}$/, 'Tron'],
]

export function parseCryptoPayment(text: string): CryptoPayment | undefined {
  const trimmed = text.trim()
  // Labels have spaces in many codes.
  const [, name = '', rest = ''] =
    /^(?:web\+)?([a-z]{3,12}):(?=.{8,2500}$)([^\s?]*(?:\?[^\s=]*(?:=.*)?)?)$/i.exec(trimmed) ?? []
  const scheme = name.toLowerCase()
  if (Object.hasOwn(schemes, scheme)) return readPaymentUri(scheme, rest.replace(/^\/\//, ''))
  const [, network = ''] = bareAddresses.find(([pattern]) => pattern.test(trimmed)) ?? []
  return network ? payment(network, trimmed, readInvoice(trimmed)) : undefined
}

type Amount = Pick<CryptoPayment, 'amount' | 'unit' | 'isSmallest'>

const noAmount: Amount = { amount: '', unit: '' }

function payment(network: string, recipient: string, amount: Amount): CryptoPayment {
  return { type: 'crypto-payment', network, recipient, ...amount }
}

function readPaymentUri(scheme: string, rest: string): CryptoPayment {
  const [recipient = '', query = ''] = rest.split('?', 2)
  // Wallets write capitals for smaller codes, names of parameters included.
  const parameters = readQuery(query, { plusIsBlank: false })
  const [network, unit] = schemes[scheme] ?? ['', '']
  const amount = (parameters.get('amount') ?? parameters.get('tx_amount') ?? '').slice(0, 40)
  switch (scheme) {
    case 'ethereum':
      return readEthereum(recipient, parameters)
    case 'lightning':
      return payment(network, recipient, readInvoice(recipient))
    case 'ton':
      return readTon(recipient.replace(/^transfer\//i, ''), amount, parameters.get('jetton'))
    case 'solana': {
      // Solana Pay: in whole units, of the coin as of a token.
      const token = parameters.get('spl-token')?.slice(0, 80)
      const paid = payment(network, recipient, { amount, unit: token || !amount ? '' : unit })
      return token ? { ...paid, token } : paid
    }
    default:
      return payment(network, recipient, amount ? { amount, unit } : noAmount)
  }
}

/** EIP-681: `target[@chain][/function][?value=…]`, with amounts in the smallest unit. */
function readEthereum(path: string, parameters: ReadonlyMap<string, string>): CryptoPayment {
  const [, target = path, chain = '1', call = ''] =
    /^(?:pay-)?([^@/]+)(?:@(\d{1,20}))?(?:\/(.*))?$/i.exec(path) ?? []
  const [network, unit] = (Object.hasOwn(chains, chain) && chains[chain]) || [`eip155:${chain}`, '']
  const value = parameters.get('value') ?? ''
  if (call === 'transfer') {
    const token = tokens[`${chain}:${target.toLowerCase()}`] ?? ['', undefined]
    const amount = convert(parameters.get('uint256') ?? '', token[1], token[0])
    return { ...payment(network, parameters.get('address') ?? '', amount), token: target }
  }
  // Not in the standard, but some wallets write the amount in whole units.
  const written = (parameters.get('amount') ?? '').slice(0, 40)
  const amount = value || !written ? convert(value, etherDecimals, unit) : { amount: written, unit }
  const paid = payment(network, target, amount)
  return call ? { ...paid, call: call.slice(0, 80) } : paid
}

function readTon(recipient: string, amount: string, jetton: string | undefined): CryptoPayment {
  if (!jetton) return payment('TON', recipient, convert(amount, 9, 'TON'))
  return {
    ...payment('TON', recipient, convert(amount, undefined, '')),
    token: jetton.slice(0, 80),
  }
}

/** Converts an amount in the smallest unit; without a unit or decimals it stays one. */
function convert(smallest: string, decimals: number | undefined, unit: string): Amount {
  if (smallest === '') return noAmount
  const known = unit && decimals !== undefined ? toWholeUnits(smallest, decimals) : undefined
  if (known !== undefined) return { amount: known, unit }
  const count = toWholeUnits(smallest, 0) ?? smallest.slice(0, 40)
  return { amount: count, unit: '', isSmallest: true }
}

/** Decimals that BOLT 11 adds to an amount in BTC. */
const invoiceDecimals: Readonly<Record<string, number>> = { m: 3, u: 6, n: 9, p: 12 }

/** The amount of a Lightning invoice stands before its last `1`, in BTC or a fraction of it. */
function readInvoice(invoice: string): Amount {
  const [, digits, multiplier = ''] =
    /^lnbc(\d{1,18})([munp]?)1[02-9ac-hj-np-z]+$/i.exec(invoice) ?? []
  if (digits === undefined) return noAmount
  const decimals = invoiceDecimals[multiplier.toLowerCase()] ?? 0
  return { amount: shiftPoint(digits, decimals), unit: 'BTC' }
}
