import { findHiddenCharacters } from './find-hidden-characters'
import { findHostLetters } from './find-host-letters'
import { findImitation } from './find-imitation'
import { findLinkedHost } from './find-linked-host'
import type { LinkFacts, LinkFinding, LinkPart } from './link-facts'
import { type Host, readHost } from './read-host'
import { findShortener } from './shorteners'
import { type SplitLink, splitLink } from './split-link'

const runningSchemes = ['javascript', 'data', 'vbscript']
/** Schemes that lead into one device or browser. */
const innerSchemes = ['file', 'blob', 'about', 'filesystem']
/** Schemes that open an app, which shows a confirmation first. */
const appSchemes =
  'mailto tel sms smsto geo maps sip sips xmpp facetime facetime-audio skype callto market magnet bitcoin ethereum litecoin lightning'.split(
    ' ',
  )
const longestQuiet = 300

/**
 * Inspects a link without opening it. The result never states that a link is safe, because the text
 * alone cannot show that. Never throws; runs in time linear in the length.
 */
export function inspectLink(text: string): LinkFacts {
  const link = text.trim()
  const split = splitLink(link)
  const scheme = (split.scheme.split(':', 1)[0] ?? '').toLowerCase() || 'https'
  if (scheme !== 'http' && scheme !== 'https') return inspectOther(link, split, scheme)
  const url = parseUrl(split.scheme ? link : `https://${link}`)
  const ascii = url?.hostname.replace(/\.$/, '') ?? ''
  const host = readHost(ascii)
  const findings = sort([
    ...findOfText(link),
    ...findOfSpelling(split, host),
    ...findOfHost(host),
    ...findOfTarget(split, host, url),
    ...(link.length > longestQuiet ? [notice('long', { characters: [...link].length })] : []),
  ])
  return {
    kind: 'web',
    parts: partWeb(split, host),
    scheme,
    host: host.ascii,
    ...(host.letters !== host.ascii && { hostInLetters: host.letters }),
    domain: host.domain,
    findings,
    severity: findings[0]?.severity ?? 'good',
    href: url && host.ascii ? url.href : null,
  }
}

function inspectOther(link: string, split: SplitLink, scheme: string): LinkFacts {
  // “File: see page 3” is a text.
  const isInner = innerSchemes.includes(scheme) && /^\w{1,12}:\S/.test(link)
  const kind = runningSchemes.includes(scheme) || isInner ? 'code' : 'app'
  const isKnown = appSchemes.includes(scheme)
  const finding =
    kind === 'code'
      ? findOfClosed(link, scheme)
      : notice(isKnown ? 'opensApp' : 'unknownScheme', { scheme })
  const findings = sort([...findOfText(link), finding])
  return {
    kind,
    parts: part(split),
    scheme,
    host: split.host,
    domain: split.host,
    findings,
    severity: findings[0]?.severity ?? 'good',
    href: isKnown ? link : null,
  }
}

/** Explains why a scheme has no button. */
function findOfClosed(link: string, scheme: string): LinkFinding {
  if (runningSchemes.includes(scheme)) return warning('runsCode', { scheme })
  if (scheme !== 'file') return notice('browserInternal', { scheme })
  const host = findFileHost(link)
  return host ? warning('networkFile', { scheme, host }) : notice('localFile', { scheme })
}

/** The computer of `file://server/share`, which Windows also writes with four or five slashes. */
function findFileHost(link: string): string | undefined {
  const [, slashes = '', name = ''] = /^file:([/\\]{0,5})([^/\\?#]*)/i.exec(link) ?? []
  const isDrive = /^[a-z][:|]$/i.test(name)
  const isNetwork = [2, 4, 5].includes(slashes.length) && !isDrive
  return isNetwork && name !== '' && name.toLowerCase() !== 'localhost' ? name : undefined
}

function findOfText(link: string): LinkFinding[] {
  const { turning, invisible } = findHiddenCharacters(link)
  return [
    ...(turning.length > 0 ? [warning('direction', { characters: turning.join(' ') })] : []),
    ...(invisible.length > 0 ? [warning('invisible', { characters: invisible.join(' ') })] : []),
  ]
}

/** Finds spellings that make an address appear to be another one. */
function findOfSpelling(split: SplitLink, host: Host): LinkFinding[] {
  const written = split.host.toLowerCase()
  const { user, scheme } = split
  const hasBackslash = /\\/.test(scheme) || /^[^?#]*\\/.test(split.path) || user.includes('\\')
  return [
    ...(user ? [warning('userInfo', { user: user.slice(0, -1), host: host.ascii })] : []),
    ...findHostLetters(user.slice(0, -1)),
    ...(written.includes('%') ? [warning('encodedHost', { host: host.ascii })] : []),
    ...(hasBackslash ? [warning('backslash')] : []),
    ...(host.isNumber && written !== host.ascii && !written.startsWith('[')
      ? [warning('disguisedNumber', { written: split.host, host: host.ascii })]
      : []),
  ]
}

function findOfHost(host: Host): LinkFinding[] {
  const { ascii, letters, domain, label, ending } = host
  if (ascii === '') return []
  if (host.isOwnNetwork) return [notice('ownNetwork', { host: ascii })]
  if (host.isNumber) return [notice('number', { host: ascii })]
  const odd = findHostLetters(letters)
  const before = letters.split('.').slice(0, -domain.split('.').length)
  const imitation = findImitation({ label, ending, before, domain, host: ascii })
  const isForeign = letters !== ascii && odd.length === 0
  return [
    ...odd,
    ...imitation,
    ...(isForeign ? [notice('otherAlphabet', { host: ascii })] : []),
    ...(host.isKnownEnding ? [] : [notice('unknownEnding', { ending: ending || ascii })]),
  ]
}

function findOfTarget(split: SplitLink, host: Host, url: URL | undefined): LinkFinding[] {
  const shortener = findShortener(host.ascii)
  const redirect = findLinkedHost(split, host.ascii)
  const ending =
    /\.(exe|msi|apk|apks|xapk|dmg|pkg|ipa|mobileconfig|bat|cmd|scr|js|vbs|jar|iso|zip|rar|7z)$/i
  const [, program] = ending.exec(split.path) ?? []
  // Escaping letters that need no escape hides them from the reader.
  const hasEncodedLetters = /%(3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/i.test(split.path)
  return [
    ...(shortener ? [notice('shortener', { service: shortener })] : []),
    ...(redirect ? [notice('redirect', redirect)] : []),
    ...(url?.protocol === 'http:' ? [notice('unencrypted')] : []),
    ...(url?.port ? [notice('port', { port: url.port })] : []),
    ...(hasEncodedLetters ? [notice('encodedLetters')] : []),
    ...(program ? [notice('program', { ending: program.toLowerCase() })] : []),
  ]
}

function partWeb(split: SplitLink, host: Host): LinkPart[] {
  const count = host.domain.split('.').length
  // Browsers treat three other full stops as dots (UTS 46).
  const written = split.host.split(/(?<=[.。．｡])/u)
  const at = host.isNumber ? 0 : Math.max(0, written.length - count)
  return part(split, {
    subdomain: written.slice(0, at).join(''),
    domain: written.slice(at).join('') || split.host,
  })
}

function part(split: SplitLink, host = { subdomain: '', domain: split.host }): LinkPart[] {
  const { scheme, user, port, path, query, fragment } = split
  const all = { scheme, user, ...host, port, path, query, fragment }
  return Object.entries(all).flatMap(([role, text]) =>
    text ? [{ role: role as LinkPart['role'], text }] : [],
  )
}

function parseUrl(link: string): URL | undefined {
  try {
    return new URL(link)
  } catch {
    return undefined
  }
}

function sort(findings: readonly LinkFinding[]): LinkFinding[] {
  const rank = ({ severity }: LinkFinding) => (severity === 'warning' ? 0 : 1)
  return [...findings].sort((a, b) => rank(a) - rank(b))
}

const warning = (key: LinkFinding['key'], values?: LinkFinding['values']): LinkFinding => ({
  key,
  severity: 'warning',
  ...(values && { values }),
})
const notice = (key: LinkFinding['key'], values?: LinkFinding['values']): LinkFinding => ({
  key,
  severity: 'notice',
  ...(values && { values }),
})
