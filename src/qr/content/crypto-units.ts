/** Decimals of the coins of all chains of Ethereum's kind. */
export const etherDecimals = 18

/** Networks by EIP-155 chain identifier, with the unit of their coin. */
export const chains: Readonly<Record<string, readonly [network: string, unit: string]>> = {
  1: ['Ethereum', 'ETH'],
  10: ['OP Mainnet', 'ETH'],
  56: ['BNB Smart Chain', 'BNB'],
  100: ['Gnosis', 'xDAI'],
  137: ['Polygon', 'POL'],
  8453: ['Base', 'ETH'],
  42161: ['Arbitrum One', 'ETH'],
  43114: ['Avalanche C-Chain', 'AVAX'],
  11155111: ['Sepolia (testnet)', 'ETH'],
}

/**
 * Unit and decimals of tokens by chain and contract. Only widespread ones: anyone can create a token
 * with a well-known name, so the contract decides.
 */
export const tokens: Readonly<Record<string, readonly [unit: string, decimals: number]>> = {
  '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': ['USDC', 6],
  '1:0xdac17f958d2ee523a2206206994597c13d831ec7': ['USDT', 6],
  '1:0x6b175474e89094c44da98b954eedeac495271d0f': ['DAI', 18],
  '10:0x0b2c639c533813f4aa9d7837caf62653d097ff85': ['USDC', 6],
  '137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359': ['USDC', 6],
  '8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': ['USDC', 6],
  '42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831': ['USDC', 6],
}

/**
 * Converts an amount in the smallest unit, such as `2.014e18`, to a decimal number of whole units.
 * Undefined if it is no whole number of smallest units.
 */
export function toWholeUnits(smallest: string, decimals: number): string | undefined {
  const [, whole, fraction = '', exponent = '0'] =
    // A plus in a query is read as a blank.
    /^[+ ]?(\d{0,78})(?:\.(\d{1,78}))?(?:e[+ ]?(\d{1,2}))?$/i.exec(smallest) ?? []
  if (whole === undefined || whole + fraction === '') return undefined
  const zeros = Number(exponent) - fraction.length
  if (zeros < 0 && !/^0*$/.test(fraction.slice(zeros))) return undefined
  const digits =
    zeros < 0 ? (whole + fraction).slice(0, zeros) : whole + fraction + '0'.repeat(zeros)
  return shiftPoint(digits || '0', decimals)
}

/** Divides a whole number by a power of ten. */
export function shiftPoint(digits: string, decimals: number): string {
  const padded = digits.padStart(decimals + 1, '0')
  const at = padded.length - decimals
  const fraction = padded.slice(at).replace(/0+$/, '')
  return padded.slice(0, at).replace(/^0+(?=\d)/, '') + (fraction && `.${fraction}`)
}
