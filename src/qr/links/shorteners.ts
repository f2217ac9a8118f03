import domains from './shorteners.json' with { type: 'json' }

const shorteners = new Set(domains.join(' ').split(' '))

/** Finds the shortening service for a host, or undefined. */
export function findShortener(host: string): string | undefined {
  const labels = host.replace(/^www\./, '').split('.')
  return labels.map((_, at) => labels.slice(at).join('.')).find((name) => shorteners.has(name))
}
