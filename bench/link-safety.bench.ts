// Measures the share of phishing-like and of ordinary addresses in `bench/links` about which the
// scanner warns. npm run bench -- link-safety [--list]
import { readFileSync } from 'node:fs'
import { inspectLink, type LinkFindingKey } from '@/qr/links'
import { reportTarget } from './report-target'

/** Findings about the address's technique, which ordinary addresses have too. */
const technical: readonly LinkFindingKey[] = [
  'unencrypted',
  'port',
  'long',
  'shortener',
  'otherAlphabet',
  'opensApp',
  'unknownScheme',
]

const isFlagged = (address: string) =>
  inspectLink(address).findings.some(({ key }) => !technical.includes(key))

const phishing = readAddresses('phishing')
const ordinary = readAddresses('ordinary')
const missed = phishing.filter((address) => !isFlagged(address))
const wrong = ordinary.filter(isFlagged)

console.log(`${phishing.length} phishing-like addresses, ${ordinary.length} ordinary ones`)
const json = process.argv.includes('--json')
const flaggedShare = 1 - missed.length / phishing.length
reportTarget(
  { target: 'phishing-like addresses flagged, share', measured: flaggedShare, needed: 0.95 },
  json,
)
const wrongShare = wrong.length / ordinary.length
reportTarget(
  { target: 'ordinary addresses flagged, share', measured: wrongShare, needed: 0.01, atMost: true },
  json,
)
if (process.argv.includes('--list')) {
  for (const address of missed) console.log(`missed   ${address}`)
  for (const address of wrong) {
    const keys = inspectLink(address).findings.map(({ key }) => key)
    console.log(`flagged  ${address} (${keys.join(', ')})`)
  }
}

function readAddresses(name: string): string[] {
  const lines = readFileSync(new URL(`links/${name}.txt`, import.meta.url), 'utf8').split('\n')
  const addresses = lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' '))
  return [...new Set(addresses.filter(Boolean))].map((address) =>
    /^\w+:\/\//.test(address) ? address : `https://${address}`,
  )
}
