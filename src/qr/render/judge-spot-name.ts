/**
 * Judges the name of a spot color. `reserved`: PDF and PostScript print a separation “None” on no
 * plate and “All” on every one (ISO 32000-2, 8.6.6.4). `process`: the separation is printed on the
 * plate of a process color.
 */
export function judgeSpotName(name: string): 'reserved' | 'process' | undefined {
  // Layout programs show “[None]” and “[Registration]” in brackets.
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/[\]()_-]+/g, ' ')
    .trim()
  if (plain === 'none' || plain === 'all' || plain === 'registration') return 'reserved'
  return /^(process )?(cyan|magenta|yellow|black)$/.test(plain) ? 'process' : undefined
}
