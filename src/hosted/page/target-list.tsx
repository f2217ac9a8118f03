/** Addresses as the network has them, with the part that says whose they are made to stand out. */
export function TargetList({ urls }: { urls: readonly string[] }) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-paper-raised">
      {urls.map((url) => {
        const { before, host, after } = splitAtHost(url)
        return (
          <li key={url} className="wrap-anywhere px-4 py-3 font-mono text-sm">
            <bdi>
              <span className="text-ink-soft">{before}</span>
              <strong>{host}</strong>
              <span className="text-ink-soft">{after}</span>
            </bdi>
          </li>
        )
      })}
    </ul>
  )
}

function splitAtHost(url: string) {
  if (!URL.canParse(url)) return { before: '', host: url, after: '' }
  const { href, host, protocol } = new URL(url)
  const before = href.slice(0, href.indexOf(host, protocol.length))
  return { before, host, after: href.slice(before.length + host.length) }
}
