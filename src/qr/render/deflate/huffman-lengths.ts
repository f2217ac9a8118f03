/** When sorting, the symbol is in the low bits below its weight. */
const symbolBits = 9

/**
 * Lengths of a Huffman code, at most `maxBits`; 0 for symbols that do not occur. While the optimal
 * code is too deep, all weights are halved.
 *
 * @param frequencies of at most 512 symbols; a lone symbol gets one bit (RFC 1951, 3.2.7)
 */
export function huffmanLengths(frequencies: Uint32Array, maxBits: number): Uint8Array {
  const lengths = new Uint8Array(frequencies.length)
  const leaves = sortSymbols(frequencies)
  if (leaves.length === 1) lengths[leaves[0] as number] = 1
  if (leaves.length < 2) return lengths
  let weights = Array.from(leaves, (symbol) => frequencies[symbol] as number)
  for (;;) {
    const depths = leafDepths(weights)
    if (Math.max(...depths) <= maxBits) {
      for (const [index, symbol] of leaves.entries()) lengths[symbol] = depths[index] as number
      return lengths
    }
    weights = weights.map((weight) => (weight >> 1) | 1)
  }
}

/** Returns the symbols that occur, rarest first. */
function sortSymbols(frequencies: Uint32Array): Uint32Array {
  const keys = []
  for (let symbol = 0; symbol < frequencies.length; symbol++) {
    const frequency = frequencies[symbol] as number
    if (frequency > 0) keys.push(frequency * 2 ** symbolBits + symbol)
  }
  return Uint32Array.from(Float64Array.from(keys).sort(), (key) => key % 2 ** symbolBits)
}

/**
 * Builds Huffman's tree over ascending weights. Leaves and inner nodes are created in ascending
 * order, so two queues are sufficient.
 */
function leafDepths(leafWeights: readonly number[]): number[] {
  const leaves = leafWeights.length
  const nodes = 2 * leaves - 1
  const weights = leafWeights.slice()
  const parents = new Uint16Array(nodes)
  let leaf = 0
  let joint = leaves
  const removeLightest = (parent: number): number => {
    const isLeafLighter =
      leaf < leaves && (joint >= parent || (weights[leaf] as number) <= (weights[joint] as number))
    const node = isLeafLighter ? leaf++ : joint++
    parents[node] = parent
    return weights[node] as number
  }
  for (let parent = leaves; parent < nodes; parent++) {
    weights.push(removeLightest(parent) + removeLightest(parent))
  }
  const depths = new Array<number>(nodes).fill(0)
  for (let node = nodes - 2; node >= 0; node--) {
    depths[node] = (depths[parents[node] as number] as number) + 1
  }
  return depths.slice(0, leaves)
}
