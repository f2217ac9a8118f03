import styles from './reference.module.css'

/** The method of a request, in a color of its own. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={styles.method} data-method={method}>
      {method.toUpperCase()}
    </span>
  )
}
