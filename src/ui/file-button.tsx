import { type ComponentProps, useRef } from 'react'
import { Button } from './button'

/** A button that opens the chooser for one file. */
export function FileButton({
  label,
  accept,
  capture,
  onFile,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  label: string
  /** As in the attribute: media types and endings. */
  accept: string
  /** Opens a phone's camera instead of its pictures. */
  capture?: 'environment' | 'user'
  onFile: (file: File) => void
}) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} onClick={() => picker.current?.click()}>
        {children}
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        capture={capture}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
