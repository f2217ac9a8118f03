import layout from '@/desk/admin/layout.module.css'

type FilterLink = { href: string; name: string; isChosen: boolean }

type Props = {
  /** Shown before the links. */
  label?: string
  links: readonly FilterLink[]
}

/** Links above a list, each of which filters it. */
export function FilterLinks({ label, links }: Props) {
  return (
    <nav aria-label={label} className={layout.row} style={{ marginBlockEnd: '1rem' }}>
      {label && <span aria-hidden="true">{label}:</span>}
      {links.map(({ href, name, isChosen }) => (
        <a
          key={href}
          href={href}
          aria-current={isChosen ? 'true' : undefined}
          style={{ fontWeight: isChosen ? 700 : undefined }}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
