/** The mark of the product, in the colors of the admin's theme. */
export function AdminIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 8 8"
      shapeRendering="crispEdges"
      fill="currentColor"
      width="18"
      height="18"
    >
      <path d="M0 0h7v1H0zM0 1h1v6H0zM6 1h1v5H6zM1 6h5v1H1zM2 2h3v3H2z" />
      <path style={{ fill: 'var(--accent)' }} d="M7 7h1v1H7z" />
    </svg>
  )
}
