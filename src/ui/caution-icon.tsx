/** A square with an exclamation mark made of modules, in the text color. */
export function CautionIcon({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={className} fill="currentColor">
      <path fillRule="evenodd" d="M0 0h12v12H0zM5 2v5h2V2zM5 8v2h2V8z" />
    </svg>
  )
}
