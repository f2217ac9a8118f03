import { parseHTML } from 'linkedom'

/**
 * Scores a response as the MDN HTTP Observatory does, rule by rule, without its scan: each rule
 * adds to or subtracts from 100. Bonuses count only from 90; from 100 the grade is A+. The rule for
 * redirection from http to https is left out, because the proxy in front of the site redirects.
 *
 * @see https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 */
export function scoreAnswer(headers: Headers, html: string, siteUrl: string) {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '')
  const rules = {
    'content-security-policy': scorePolicy(policy),
    cookies: scoreCookies(headers.getSetCookie()),
    'cross-origin-resource-sharing': scoreSharing(headers),
    'referrer-policy': scoreReferrer(headers.get('referrer-policy')),
    'strict-transport-security': scoreTransport(headers.get('strict-transport-security')),
    'subresource-integrity': scoreScripts(html, siteUrl),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFraming(policy, headers.get('x-frame-options')),
    'cross-origin-resource-policy': scoreResources(headers.get('cross-origin-resource-policy')),
  }
  const values = Object.values(rules)
  const sum = (from: number[]) => from.reduce((total, value) => total + value, 100)
  const withoutBonuses = sum(values.filter((value) => value < 0))
  return { score: withoutBonuses < 90 ? withoutBonuses : sum(values), rules }
}

type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])))
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafe = [...broad, "'unsafe-inline'", 'data:']
const passive = ['img-src', 'media-src']
const isHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source)
const isPlain = (source: string) => /^(?:http|ftp):/.test(source)

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25
  const sourcesOf = (directive: string) => {
    const sources = policy.get(directive) ?? policy.get('default-src') ?? ['*']
    // Browsers ignore 'unsafe-inline' if there is a hash.
    return sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const scripts = sourcesOf('script-src')
  const styles = sourcesOf('style-src')
  const active = [...policy].filter(([directive]) => !passive.includes(directive))
  if (scripts.some((source) => unsafe.includes(source))) return -20
  if (sourcesOf('object-src').some((source) => broad.includes(source))) return -20
  if (active.some(([, sources]) => sources.some(isPlain))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.some((directive) => sourcesOf(directive).some(isPlain))) return -10
  if (styles.some((source) => unsafe.includes(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function scoreCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  const scores = cookies.flatMap((cookie) => {
    const [pair = '', ...attributes] = cookie.toLowerCase().split(/;\s*/)
    const [name = ''] = pair.split('=')
    const isSession = /login|sess/.test(name)
    const sameSite = attributes.find((attribute) => attribute.startsWith('samesite'))
    return [
      sameSite ? 5 : 0,
      ...(sameSite && !/^samesite=(?:lax|strict|none)$/.test(sameSite) ? [-20] : []),
      ...(name.includes('csrf') && !sameSite ? [-20] : []),
      ...(attributes.includes('secure') ? [] : [isSession ? -10 : -5]),
      ...(isSession && !attributes.includes('httponly') ? [-30] : []),
    ]
  })
  return Math.min(...scores)
}

function scoreSharing(headers: Headers): number {
  const allowed = headers.get('access-control-allow-origin')
  const isUniversal = allowed !== null && allowed !== '*'
  return isUniversal && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

function scoreReferrer(header: string | null): number {
  if (header === null) return 0
  const last = header.toLowerCase().split(',').at(-1)?.trim() ?? ''
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(last) ? 5 : -5
}

function scoreTransport(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds < 15_768_000 ? -10 : 0
}

function scoreScripts(html: string, siteUrl: string): number {
  const scripts = [...parseHTML(html).document.querySelectorAll('script[src]')]
  const scores = scripts.map((script) => {
    const src = script.getAttribute('src') ?? ''
    const isSafe = new URL(src, siteUrl).protocol === new URL(siteUrl).protocol
    const isOwn = new URL(src, siteUrl).host === new URL(siteUrl).host && !src.startsWith('//')
    if (script.hasAttribute('integrity')) return isOwn || isSafe ? 5 : -20
    if (isOwn) return 0
    return isSafe ? -5 : -50
  })
  return Math.min(...scores, scripts.length > 0 ? 5 : 0)
}

function scoreFraming(policy: Policy, header: string | null): number {
  if (policy.has('frame-ancestors')) return 5
  return /^\s*(?:deny|sameorigin|allow-from.*)\s*$/i.test(header ?? '') ? 0 : -20
}

function scoreResources(header: string | null): number {
  if (header === null || header === 'cross-origin') return 0
  return header === 'same-origin' || header === 'same-site' ? 10 : -5
}
