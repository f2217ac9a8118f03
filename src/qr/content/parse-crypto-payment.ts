/** A payment in a cryptocurrency: a payment URI, or an address or invoice alone. */
export type CryptoPayment = {
  type: 'crypto-payment'
  /** Name of the network, such as `Bitcoin`. */
  network: string
  /** Wallet address or invoice. */
  recipient: string
  /** As written; '' if the payer enters the amount. */
  amount: string
}

/** Schemes of payment URIs: BIP 21, ERC-681, LUD-01 and the schemes derived from them. */
const schemes: Readonly<Record<string, string>> = {
  bitcoin: 'Bitcoin',
  bitcoincash: 'Bitcoin Cash',
  lightning: 'Lightning',
  litecoin: 'Litecoin',
  dogecoin: 'Dogecoin',
  dash: 'Dash',
  ethereum: 'Ethereum',
  monero: 'Monero',
  solana: 'Solana',
  tron: 'Tron',
  ripple: 'XRP',
  cardano: 'Cardano',
  ton: 'TON',
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
  const [, scheme = '', rest = ''] = /^([a-z]{3,12}):(\S{8,2500})$/i.exec(trimmed) ?? []
  const network = Object.hasOwn(schemes, scheme.toLowerCase())
    ? schemes[scheme.toLowerCase()]
    : undefined
  if (network) return readPaymentUri(network, rest)
  const bare = bareAddresses.find(([pattern]) => pattern.test(trimmed))
  return bare && { type: 'crypto-payment', network: bare[1], recipient: trimmed, amount: '' }
}

function readPaymentUri(network: string, rest: string): CryptoPayment {
  const [recipient = '', query = ''] = rest.replace(/^\/\//, '').split('?', 2)
  const parameters = new URLSearchParams(query)
  return {
    type: 'crypto-payment',
    network,
    recipient,
    amount: (parameters.get('amount') ?? parameters.get('tx_amount') ?? '').slice(0, 40),
  }
}
